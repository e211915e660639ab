import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const TOUCHES = String.raw`(?:touch(?:es|ing)?|strok(?:es|e|ing)|pat(?:s|ting)?|pull(?:s|ing)?|play(?:s|ing)? with|feel(?:s|ing)?|twirl(?:s|ing)?|grab(?:s|bing)?)`;
const WHOSE = String.raw`(?:(?:the )?(?:other|another|all|everyone|everybody|people|strangers|somebody|someone|girls?|boys?|children|kids|classmates?|friends?)\S*(?: (?:else|kid|child|girl|boy|children|kids|people|girls|boys)\S*)?|(?:his|her|their) (?:friends?|teacher|sister|classmates?)\S*)`;

/** A child whose hands go into other people's hair, at an age at which soft things ask to be touched. */
export const hairOfOthers: NamedScene = {
  id: 'otherhair',
  image: 'soft hair on somebody else’s head, and a hand that asks',
  cue: said(
    String.raw`\b(?:(?:he|she|son|daughter|keeps?|always|constantly|loves?|likes?|and|also|can'?t stop|cannot stop|to) (?:to )?|^\W*)${TOUCHES} (?:at |on )?(?:${WHOSE} (?:\w+ (?:and )?)?hair\b)|\b(?:on top of|close to|next to|up to|behind|near) (?:the )?(?:other|everyone|people|kids|children)\b[^.!?]{0,40}\band (?:touches|strokes|pats|pulls|plays with|feels) their hair\b`,
    String.raw`\b(?:(?:kids|children|people|girls|boys|they|others) (?:\w+ )?(?:touch|stroke|pat|pull|play with|feel) (?:his|her)|hates (?:it )?when|mum'?s hair|my hair|own hair)\b`,
  ),
  decides: true,
  titles: { young: 'A Hand That Asks', older: 'A Hand That Asks' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<otherhair> Hair is soft, and hands like soft things. On the carpet there is a lot of hair close by. {Name} may put a hand in it before anybody said yes. But hair is part of a person, right to the tips. Its owner may want to be asked, and to have room.
      P<otherhair> Some children like a hand on the head, and many do not. Some do not say it. They pull up their shoulders or move away.
      Q<otherhair> Close to somebody's hair, {his} fingers may feel ____.
      H<otherhair> {teacher} can find {him} a spot with room all round.
      H<otherhair> {helper} can give {him} something soft to hold.
      T<otherhair> {he} can keep one arm of room to the next one.
      T<otherhair> {he} can ask, "May I?" and wait for an answer.
      C<otherhair> {he} can say, "Hands ask first."
      A<otherhair> The hair is still soft, and it is on its own head. A hand asked, and there was a yes or a no. Both are good answers. Something soft was in the lap for the fingers.
    `,
    '6-7': `
      D<otherhair> Hands want to touch some things at once, such as cats or somebody's hair. {Name} may have a hand there before the head has thought about it. To {him} it is a soft moment. To the other person it is a surprise from behind. A body belongs to the person in it, and hair counts as well.
      P<otherhair> Not everyone says stop. Some freeze, and some laugh because they do not know what else to do. Whoever leans away has said no with the shoulders.
      Q<otherhair> Next to somebody's hair, {his} hands may feel ____.
      H<otherhair> {teacher} can choose a place where nobody sits in front. ~ What is far off is easy to leave alone.
      H<otherhair> {helper} can find something that feels as good, for {his} pocket.
      T<otherhair> {he} can measure one arm of room before sitting down.
      T<otherhair> {he} can ask first. ~ A no is a whole answer.
      C<otherhair> {he} can think, "Eyes may look. Hands ask."
      A<otherhair> On a carpet with room for all, the heads in front stay in peace. In the pocket there is something soft, and it has no opinion. A friend may say yes one day and no the next. Whoever asks is good to sit beside.
    `,
  },
};
