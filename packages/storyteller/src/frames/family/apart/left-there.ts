import type { NamedScene } from '../../scene.ts';
import { FORGOTTEN_THERE } from './forgotten-there.ts';

const HAD = String.raw`\b(?:forgets?|forgot|forgetting|left|leaves|leaving) (?:to (?:bring|pack) )?(?:his|her|their) `;
/** "His football boots": what was forgotten, as it was said. */
const ONE = new RegExp(String.raw`${HAD}((?!things?\b|stuff\b)(?:[a-z-]+ ){0,2}?(?:kit|book|bag|coat|jumper|homework|reading book|uniform|charger|tablet|ipad|bear|teddy|bunny|rabbit|blanket|blankie|violin|recorder|tie|hat|instrument|toy))\b`, 'i'); // prettier-ignore
/** A toy by its name: "forgets Bear at the other house". */
const NAMED_TOY = /\b(?:[Ff]orgets?|[Ff]orgot|[Ll]eft|[Ll]eaves) (\p{Lu}\p{Ll}+)(?= (?:at|in|behind|there|with)\b)/u;
const SEVERAL = new RegExp(
  String.raw`${HAD}((?:[a-z-]+ ){0,2}?(?:boots|shoes|trainers|glasses|gloves|books|pads|wellies|toys))\b`,
  'i',
);

/** What is needed here and was forgotten there. */
export const leftThere: NamedScene = {
  id: 'leftthere',
  image: 'a thing that is in the other home, and a list that remembers it',
  cue: FORGOTTEN_THERE,
  decides: true,
  titles: { young: 'It Is in the Other Home', older: 'The Thing in the Other Home' },
  roles: {
    leftbehind: {
      fallback: { text: 'the thing' },
      cues: [
        { match: NAMED_TOY, phrase: { text: '$' } },
        { match: SEVERAL, phrase: { text: '{his} $', plural: true } },
        { match: ONE, phrase: { text: '{his} $' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<leftthere> {Name has} two homes, and a lot of things travel. Then it is time, and {leftbehind is} not in the bag. {Name} may look in it twice. It was nobody's plan. {leftbehind is} safe in the other home.
      P<leftthere> Grown-ups forget keys, coats and cake in the oven. They know how it is.
      Q<leftthere> When {Name looks} in the bag, {he} may feel ____.
      H<leftthere> {helper} can ring the other home. ~ Somebody there can look.
      H<leftthere> {helper} can draw a picture list for the bag.
      T<leftthere> {he} can ask for a hug and a plan.
      T<leftthere> {he} can check the pictures before the bag is shut.
      C<leftthere> {he} can say, "Not lost. Only over there."
      A<leftthere> Somebody over there has found it and keeps it safe. Now there is a list with pictures on the bag. The next time, somebody forgets a sock. Two homes are a lot to think of. {Name is} getting to know how.
    `,
    '6-7': `
      D<leftthere> {Name has} two homes, and each thing can be in one of them only. There comes a moment, often in a hurry, when {leftbehind is} needed here. And the bag is empty. Then everything in {Name} may go off like an alarm. It was just forgotten. Nobody can think of it all on the day of a change.
      P<leftthere> The grown-up may be in a hurry as well, and sound cross. It is mostly about the clock.
      Q<leftthere> When it is not in the bag, {Name} may feel ____. It may come very fast.
      H<leftthere> {helper} can find out if it can be fetched or borrowed.
      H<leftthere> {helper} can ask the other home for one place for such things.
      T<leftthere> {he} can take three breaths first, and then ask, "What can we do?"
      T<leftthere> {he} can hang a list on the bag with what travels each time.
      C<leftthere> {he} can think, "It is there, I am here, and there is a plan."
      A<leftthere> Sometimes it can be fetched. Sometimes something has been borrowed, and it pinched a bit. Now a list hangs on the bag, and a list forgets nothing. With two homes it has a lot to remember.
    `,
    '8-10': `
      D<leftthere> There is a rule about two homes that nobody prints: what is needed is in the other one. {Name} may find out at ten past eight that {leftbehind is} not in the bag and cannot be. It is not carelessness. Remembering everything on a day with two front doors is a job that many adults fail at. Knowing that does not put {leftbehind} in the bag.
      P<leftthere> Adults in a hurry ask, "How could you forget it?" It is not really a question. There are some who have left a whole pushchair on a bus.
      Q<leftthere> At that moment, {Name} might notice ____. It may arrive all at once.
      H<leftthere> {helper} can agree with the other home on one shelf for what travels. ~ Then there is one place to look.
      H<leftthere> {helper} can say beforehand what is worth a drive and what is not. ~ It saves the argument at ten past eight.
      T<leftthere> {he} can put a list on the inside of the bag, in the order of the week. ~ Pilots use lists, and they know the way.
      T<leftthere> {he} can breathe out once and ask for plan B. ~ Most mornings have one.
      C<leftthere> {he} can think, "Over there is not gone."
      A<leftthere> Plan B may be borrowed, too large or a lunch break on a bench. It gets told as a funny story from about Thursday on. The list on the inside of the bag gets longer and then shorter. Two homes are a lot of cupboards for one person.
    `,
  },
};
