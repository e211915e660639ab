/** The words that the pages of a story of somebody who is wrong for the job are made of. */
export interface Words {
  /** Whose job it is, by name, and how it is spoken of. */
  readonly a: string;
  readonly he: string;
  readonly him: string;
  readonly his: string;
  readonly He: string;
  /** "knight", and many of them. */
  readonly role: string;
  readonly roles: string;
  /** The child. */
  readonly k: string;
  /** Who goes round with the book. */
  readonly p: string;
  /** Somebody small, who needs it. */
  readonly q: string;
  /** What it is about, as typed: "people", "turning left"; "it" where the words say no more. */
  readonly x: string;
  /** One of them: "cat", where they are beings. */
  readonly oneX: string;
  /** The noise it makes, without a stop. */
  readonly noise: string;
  /** "scared of people", said behind "one who is"; the whole of it as it stands behind "one": "who falls over all the time". */
  readonly relative: string;
  /** What is said of it behind a name, in the past: "fell over all the time". */
  readonly past: string;
}

/** Two whole wordings. */
type Two = (words: Words) => readonly [string, string];

/** One telling: how it spoils the job three times, and who needs just that. */
interface TemperLines {
  readonly happens: readonly [Two, Two, Two];
  readonly need: Two;
  /** How the others try, as it is done. */
  readonly tries: Two;
  readonly turn: Two;
  /** How it is from then on. */
  readonly last: Two;
}

/** For the eldest also how it is hidden for a day, and what it costs to stop. */
interface TemperLinesOld extends TemperLines {
  readonly trick: Two;
  readonly choice: Two;
}

/** A way of being that stands against a job: how it spoils it, and what nobody else could do. */
export interface Temper {
  readonly id: string;
  /** In six words at most, where what was typed is too long for the smallest. */
  readonly short: (words: Words) => string;
  readonly young: TemperLines;
  readonly middle: TemperLines;
  readonly old: TemperLinesOld;
  /** Who needs it, where that is no child. */
  readonly for?: 'old' | 'grown';
  /** Whether one of whatever it is about is there at the turn, as somebody. */
  readonly meets?: true;
}
