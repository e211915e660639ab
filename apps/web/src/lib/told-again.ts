/** Answers to a question about a finished story, on their way to the form in which it is asked for again. */
const place = (id: string): string => `storylantern.answer.${id}`;
const memory = new Map<string, string>();

/** What a parent has answered about a story so far; '' when nothing. */
export function keptAnswer(id: string): string {
  try {
    return sessionStorage.getItem(place(id)) ?? memory.get(id) ?? '';
  } catch {
    // Storage is closed in this browser: the answer lasts as long as the page.
    return memory.get(id) ?? '';
  }
}

/** Keeps an answer for this visit; '' forgets it. */
export function keepAnswer(id: string, answer: string): void {
  memory.set(id, answer);
  try {
    if (answer === '') sessionStorage.removeItem(place(id));
    else sessionStorage.setItem(place(id), answer);
  } catch (storageIsClosed) {
    console.warn('The answer does not survive a reload.', storageIsClosed);
  }
}
