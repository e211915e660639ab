/** The kinds of personal details that are withheld. */
type DetailKind = 'child' | 'person' | 'place';

/**
 * A personal detail and what is said in its place. Names of people are put back afterwards; a place is not ("the school"
 * reads well as it is).
 */
export interface StandIn {
  readonly kind: DetailKind;
  /** As a finished text has it: "Leo", "Hillside Primary". */
  readonly original: string;
  /** A first name, a surname, or for a place a noun without its article: "school". */
  readonly standIn: string;
  /** False for names that are words ("Will"): only their capital tells them from the word. */
  readonly anyCase: boolean;
  /** Another spelling of a name that has a stand-in already ("Zeo", "Zoes"): it is hidden, and never put back. */
  readonly isAlias?: true;
}
