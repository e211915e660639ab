/** Why no story is written. */
export type UnsuitableReason =
  | 'violence'
  | 'weapons'
  | 'sexual'
  | 'abuse'
  | 'self-harm'
  | 'eating'
  | 'frightening-punishment'
  | 'secret'
  | 'hate'
  | 'danger';

/** Whether a request can become a story. `message` and `help` are sentences for the parent. */
export type Screening =
  | { readonly suitable: true }
  | {
      readonly suitable: false;
      readonly reason: UnsuitableReason;
      readonly message: string;
      /** Where to turn, when somebody may be in danger; else empty. */
      readonly help: readonly string[];
    };
