/** Everything of ours that a browser keeps begins so: drafts, choices, results of assessments. */
const OURS = 'storylantern.';

/** Where a browser keeps what is to be forgotten. */
type Kept = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Forgets what is ours and nothing else; several apps may share the address of a home server. */
export function forgetOurs(storage: Kept): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
  for (const key of keys) if (key?.startsWith(OURS)) storage.removeItem(key);
}

/** Forgets what this device keeps. False where the browser closes its storage, and so has kept nothing. */
export function forgetDevice(): boolean {
  try {
    forgetOurs(localStorage);
    forgetOurs(sessionStorage);
    return true;
  } catch {
    return false;
  }
}
