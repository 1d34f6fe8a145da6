/** Whether a host is one machine rather than a domain with others below it: an IP address or a single label such as `localhost`. */
export function isSingleHost(host: string): boolean {
  return /^[\d.]+$|^\[|^[^.]+$/.test(host);
}
