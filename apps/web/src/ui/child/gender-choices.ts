import type { Gender } from '@storylantern/contract';

/** The genders in the order they are offered. They decide pronouns and nothing else. */
export const GENDER_CHOICES: readonly { readonly value: Gender; readonly label: string }[] = [
  { value: 'girl', label: 'Girl' },
  { value: 'boy', label: 'Boy' },
  { value: 'non-binary', label: 'Non-binary' },
  { value: 'prefer-not-to-say', label: 'Prefer not to say' },
];
