import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

const WORN: Role = {
  fallback: { text: 'the splint' },
  cues: [
    { match: /\b(?:splints|afos?|orthotics|orthoses)\b/i, phrase: { text: 'the splints', plural: true } },
    { match: /\bprosthe\w+\b/i, phrase: { text: 'the new leg' } },
    { match: /\bback brace\b/i, phrase: { text: 'the back brace' } },
    { match: /\bboots and bar\b/i, phrase: { text: 'the boots', plural: true } },
  ],
};

/** A splint, a prosthesis or a brace that rubs, and clothes that do not go over it. */
export const itRubs: NamedScene = {
  id: 'itrubs',
  image: 'a red mark on the skin, and what it tells the people who build such things',
  cue: said(
    String.raw`\b(?:splints?|afos?|orthotics?|orthos\w+|prosthe\w+|back brace|boots and bar)\b[^.!?]{0,60}\b(?:rubs?|rubbing|hurts?|sore|pinch\w*|blister\w*|too (?:tight|hot|big)|itch\w*|uncomfortable|(?:under|over|with) (?:his|her|their) (?:\w+ )?(?:trousers|shoes|clothes|socks|uniform|jeans))\b`,
  ),
  decides: true,
  titles: { young: 'What a Red Mark Tells', older: 'What a Red Mark Tells' },
  roles: { worn: WORN },
  text: {
    '4-5': `
      D<itrubs> {worn} can help {Name} to stand or move. But skin is soft, and this is hard. In one place it rubs, and there may be a red mark. A red mark is a message. It says, "Here, please make more room."
      P<itrubs> The people who make such things cannot feel it. They need to hear where it is.
      Q<itrubs> When it rubs, {Name} may feel ____.
      H<itrubs> {helper} can look at the skin each evening.
      H<itrubs> {helper} can ring the people who made it. ~ They can change it.
      T<itrubs> {he} can point to the spot with one finger.
      T<itrubs> {he} can choose long smooth socks to go under it.
      C<itrubs> {he} can say, "It rubs here."
      A<itrubs> The spot has been found, and the makers know of it. Things that help to move get changed until they fit. {Name} is the one who can tell where. Skin is glad of that.
    `,
    '6-7': `
      D<itrubs> {worn} can help a body to grow or to move. Such things are hard, and {Name is} soft. Where the two meet, there may be a red mark or a sore spot. With trousers on top, there is even less room. Not wanting to wear them has a reason. The reason can be shown with one finger.
      P<itrubs> The people who build such things get better at it by red marks. They heat it, bend it or cut a bit off. Without the mark they can only guess.
      P<itrubs> Grown-ups say what it is good for, and worry. They may forget to ask what is wrong with it.
      Q<itrubs> When it rubs in the middle of a lesson, {Name} may feel ____.
      H<itrubs> {helper} can take a photo of the mark.
      H<itrubs> {helper} can make an appointment, and find trousers with wider legs.
      T<itrubs> {he} can draw round the sore spot with a washable pen. ~ Then the makers see it at once.
      T<itrubs> {he} can ask for a break from it at an agreed time. ~ The clinic says how long.
      C<itrubs> {he} can think, "The mark is a message, and I pass it on."
      A<itrubs> The mark gets paler. The edge has been bent by a fingernail's width. That may be all it needed. Now it can fit, and it does not bite. If it rubs again somewhere else, {Name} knows the way: finger, photo, phone.
    `,
    '8-10': `
      D<itrubs> Equipment on the skin is made to fit to the millimetre, and bodies keep changing. {worn} may have been right in the clinic and wrong by Thursday. {Name} is the only person who can feel it. A red mark that stays is information, and the people who build these things ask for it.
      P<itrubs> An orthotist works with heat, foam and a good eye. What is missing is the report from inside.
      P<itrubs> Adults hear "I am not wearing it" and think of the reasons for wearing it. It goes better if they hear where it rubs.
      Q<itrubs> By the second lesson, {Name} might notice ____. It may be in the skin or in the mood.
      H<itrubs> {helper} can get an early appointment and bring photos of the marks.
      H<itrubs> {helper} can sort out clothes that go over it: wider legs, a bigger shoe, a thin sock.
      T<itrubs> {he} can keep a list for a week: which spot, what time, how bad from one to five.
      T<itrubs> {he} can agree with the clinic how long a break may be. ~ That is better than leaving it in a bag.
      C<itrubs> {he} can think, "It is meant to fit me, and I say where it does not."
      A<itrubs> With a list like that, it can be mended in ten minutes and with a bit of foam. It is there to help a body grow or move, and it can only do so while it is on. {Name} knows where it rubs, and now the right people do too.
    `,
  },
};
