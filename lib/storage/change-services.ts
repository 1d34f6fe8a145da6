import { changeConnectedServices } from './connected-service.ts';

/** What the user may change of a service without connecting it anew. @property name empty for none @property isDefault true to fill from it where a site has no other */
export type ServiceChange = { name?: string | undefined; isDefault?: boolean | undefined };

/** @param service base URL; one that is not connected changes nothing */
export function changeService(service: string, { name, isDefault }: ServiceChange): Promise<void> {
  return changeConnectedServices((connected) => {
    const services = connected.map((one) =>
      one.connection.baseUrl === service && name !== undefined
        ? { ...one, connection: { ...one.connection, name: name.trim() || undefined } }
        : one,
    );
    if (!isDefault) return services;
    const isChosen = ({ connection }: (typeof services)[number]) => connection.baseUrl === service;
    return [...services.filter(isChosen), ...services.filter((one) => !isChosen(one))];
  });
}
