import { randomInt, randomUUID } from 'node:crypto';

/** Somebody who gave an address and has not shown yet that it is theirs. */
export interface SignUp {
  id: string;
  email: string;
  /** Six digits. The one of the newest mail; those before are void. */
  code: string;
  /** What the confirmation link ends in. */
  token: string;
  confirmed: boolean;
}

/** Who has signed up since the site started. */
export class SignUps {
  readonly #byId = new Map<string, SignUp>();

  add(email: string): SignUp {
    const signUp = { id: randomUUID(), email, confirmed: false, ...makeProof() };
    this.#byId.set(signUp.id, signUp);
    return signUp;
  }

  find(id: string): SignUp | undefined {
    return this.#byId.get(id);
  }

  /** Makes code and link anew. @returns undefined for nobody */
  renew(id: string): SignUp | undefined {
    return this.#update(id, makeProof());
  }

  confirmByCode(id: string, code: string): boolean {
    if (this.find(id)?.code !== code) return false;
    this.#update(id, { confirmed: true });
    return true;
  }

  /** @returns whose link it is; undefined if it is nobody's, or an older mail's */
  confirmByToken(token: string): SignUp | undefined {
    const signUp = [...this.#byId.values()].find((candidate) => candidate.token === token);
    return signUp && this.#update(signUp.id, { confirmed: true });
  }

  #update(id: string, change: Partial<SignUp>): SignUp | undefined {
    const signUp = this.#byId.get(id);
    if (!signUp) return undefined;
    const updated = { ...signUp, ...change };
    this.#byId.set(id, updated);
    return updated;
  }
}

function makeProof(): Pick<SignUp, 'code' | 'token'> {
  return { code: `${randomInt(1_000_000)}`.padStart(6, '0'), token: randomUUID() };
}
