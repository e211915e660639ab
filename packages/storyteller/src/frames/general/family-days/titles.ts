import type { Title } from '../../../frame.ts';

/** Titles of the scenes of a family's days: up to five years, and from six on. */
export const FAMILY_DAYS_TITLES: { readonly young: readonly Title[]; readonly older: readonly Title[] } = {
  young: [
    { text: 'One Day, Two Names', thread: 'sharedday' },
    { text: 'The Song Goes Two Times', thread: 'sharedday' },
    { text: 'New Face, Same Voice', thread: 'newface' },
    { text: 'The Same Voice', thread: 'newface' },
    { text: 'The New One and the Old One', thread: 'newthing' },
    { text: 'Bye-Bye, Old One', thread: 'newthing' },
    { text: 'Bang, Bang, Then Quiet', thread: 'works' },
    { text: 'The Work at Home', thread: 'works' },
    { text: 'Same Pillow, New Spot', thread: 'lentbed' },
    { text: 'The Lent Bed', thread: 'lentbed' },
    { text: 'A Game for One', thread: 'soloplay' },
    { text: 'Come and Look', thread: 'soloplay' },
    { text: 'One Click, and It Stays', thread: 'switches' },
    { text: 'Click, Says the Switch', thread: 'switches' },
  ],
  older: [
    { text: 'One Square, Two Names', thread: 'sharedday' },
    { text: 'A Day for Two', thread: 'sharedday' },
    { text: 'A New Face and an Old Voice', thread: 'newface' },
    { text: 'Eyes Need a Week', thread: 'newface' },
    { text: 'The First Scratch', thread: 'newthing' },
    { text: 'What Stayed the Same', thread: 'newthing' },
    { text: 'A Home Under a Sheet', thread: 'works' },
    { text: 'The Corner That Stayed', thread: 'works' },
    { text: 'A Bed on Loan', thread: 'lentbed' },
    { text: 'Another Ceiling', thread: 'lentbed' },
    { text: 'Five Slow Minutes', thread: 'soloplay' },
    { text: 'A Game for One', thread: 'soloplay' },
  ],
};
