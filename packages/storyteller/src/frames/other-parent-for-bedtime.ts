import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

const PARENT = (names: string, gender: 'f' | 'm'): Role['cues'] => [
  { match: new RegExp(String.raw`\b(?:so|now|then|but|and) (?:\w+ )?(${names})\b[^.!?]{0,24}\b(?:has to|does|puts|do|doing|will|is|it)\b|\b(${names}) (?:does|do|is doing) (?:the |his |her )?(?:bedtime|bed|bath)`, 'i'), phrase: { text: '$', gender } },
]; // prettier-ignore

/** Since the baby the other parent does the bedtime. */
export const otherParentForBedtime: NamedScene = {
  id: 'bedtimeswap',
  image: 'a bedtime in another order, and a kiss that comes along',
  cue: said(
    String.raw`(?=[^]*\b(?:baby|newborn|feeding|breast\w*|new (?:brother|sister))\b)[^]*?(?:\b(?:bedtime|to bed|bed time|bath)\b[^]*\b(?:only wants|wants (?:me|mum\w*|mom\w*|dad\w*|mama)|has to|not (?:dad\w*|mum\w*)|does (?:the )?bedtime|won'?t let (?:dad\w*|mum\w*|mom\w*|his|her|my))\b|\b(?:only wants|wants (?:me|mum\w*|mom\w*|dad\w*|mama)|won'?t let (?:dad\w*|mum\w*|mom\w*|his dad|her dad|my husband))\b[^.!?]{0,40}\b(?:put (?:him|her|them) to bed|bedtime|to bed|bed time|bath)\b)`,
    String.raw`\b(?:wakes?|cries all night|died|wets?)\b`,
  ),
  decides: false,
  answers: /\b(?:put (?:him|her|them) to bed|bedtime|daddy|feeding)\b/i,
  roles: {
    bedder: {
      fallback: { text: 'the other one' },
      cues: [...PARENT('dad|daddy|papa|baba', 'm'), ...PARENT('mum|mummy|mom|mommy|mama', 'f')],
    },
  },
  titles: { young: 'A Kiss Comes Along', older: 'Bedtime in Another Order' },
  text: {
    '2-3': `
      D<bedtimeswap> The baby drinks milk. {Name} goes to bed. Who comes? It is {bedder}!
      P<bedtimeswap> {bedder} has a song too.
      Q<bedtimeswap> At bedtime, {Name} may feel ____.
      H<bedtimeswap> {helper} can bring one more kiss.
      T<bedtimeswap> {he} can wave to the sofa.
      C<bedtimeswap> {he} can say, "Kiss here, kiss there."
      A<bedtimeswap> The baby drinks. {Name is} in bed. Here is a kiss, and one more. Night-night.
    `,
    '4-5': `
      D<bedtimeswap> A baby drinks at bedtime, and that takes two arms. So now somebody else puts {Name} to bed. It is {bedder}. The book is read in another voice. {Name} may want it the old way. That is a fair wish.
      P<bedtimeswap> Each grown-up does it in a new order. Some do the song first. Some make the bear talk.
      Q<bedtimeswap> When the baby drinks at bedtime, {Name} may feel ____.
      H<bedtimeswap> {helper} can come for a kiss when the baby sleeps.
      H<bedtimeswap> {helper} can say which thing stays as it was.
      T<bedtimeswap> {he} can give a kiss on the sofa, and take one along.
      T<bedtimeswap> {he} can show {bedder} how the song goes.
      C<bedtimeswap> {he} can say, "A kiss comes along to bed."
      A<bedtimeswap> The book is shut, and the bear has said good night. Down the hall, the baby is full. Soft feet come to the door with one more kiss. Bedtime has two people in it now, and they both love {Name}.
    `,
    '6-7': `
      D<bedtimeswap> Bedtime used to go in one way. Since the baby came, somebody else does it, because feeding takes both arms. {Name} may miss the old way, and say so in a loud voice. {bedder} reads in another voice and forgets the second verse. It is not worse. It is new.
      P<bedtimeswap> The one with the baby can hear the bedtime through the wall. It is odd for them as well.
      Q<bedtimeswap> When it is bedtime and the baby is hungry, {Name} may feel ____.
      H<bedtimeswap> {helper} can look in when the baby is full.
      H<bedtimeswap> {helper} can keep one evening a week in the old way.
      T<bedtimeswap> {he} can make a list of the steps, so that anyone can do it.
      T<bedtimeswap> {he} can fetch a hug from the sofa before teeth.
      C<bedtimeswap> {he} can think, "Another voice, the same story."
      A<bedtimeswap> The list hangs by the bed: teeth, book, song, light. By Friday {bedder} knows the second verse. The baby will drink less often one day. Until then there are two good-night kisses, and one comes late.
    `,
  },
};
