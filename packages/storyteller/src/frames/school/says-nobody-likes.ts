import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A child who says that nobody likes it: how it feels is believed, and one moment of the day is looked for. */
export const saysNobodyLikes: NamedScene = {
  id: 'saysnobody',
  image: 'a window that is steamed up, and a small clear spot',
  cue: said(
    String.raw`(?:^|[.!?,;] ?|\b(?:he|she|they|son|daughter|grandson|granddaughter|child|and|but) )(?:\w+ ){0,2}?(?:says?|said|saying|thinks?|feels?(?: like)?|believes?|tells? (?:me|us)|told (?:me|us)|is convinced|convinced|worries|comes home saying)(?: that)?[ :,"“'‘]*(?:nobody|no ?-?one|none of them|everyone|everybody)(?: (?:at school|in (?:his|her|the) class|there|else))? (?:really |ever )?(?:likes?|hates?|wants to (?:be (?:his|her|their|my) friend|play with))\b`,
    String.raw`\b(?:girl|boy|kids|children|they|friends?|someone|others|classmates?) (?:\w+ ){0,3}(?:says?|said|told|tells?|call\w*|teas\w*)\b|\b(?:girls?|boys?|kids|children|they|friends?|someone|others|classmates?)\b[^.!?]{0,40}\b(?:call(?:s|ing)|saying|tell(?:s|ing)|teas\w*|bull\w*)\b|\b(?:at home|mum|dad|mummy|daddy|family|brother|sister|since the baby|loves|autis\w*|football|sarcas\w*|banter|jok\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:nobody|no ?one|everyone|likes?|hates?)\b/i,
  titles: { young: 'A Clear Spot in the Window' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<saysnobody> "Nobody likes me," {Name} may say. Then no friend can be seen, near or far. It is like a window with steam on it. All is grey. One finger can make a clear spot in it.
      P<saysnobody> Other children feel it on some days as well. They may not say so.
      Q<saysnobody> When it feels like that, {Name} may feel ____.
      H<saysnobody> {helper} can listen first and then have a cuddle.
      H<saysnobody> {teacher} can tell who played with {Name} today.
      T<saysnobody> {he} can tell what the sad bit was.
      T<saysnobody> {he} can say hello to one child, just one.
      C<saysnobody> {he} can say, "It is a grey day. It can clear."
      A<saysnobody> A finger goes over the window. In the clear spot is one child with a bucket. That one said hello today. Tomorrow there may be a game for two.
    `,
  },
};
