import { said, type NamedScene } from '../scene.ts';

const DRESS = String.raw`(?:(?:get(?:s|ting)?|got) (?:(?:him|her|them) )?dressed|dress(?:ing)?(?: (?:him|her|them)sel\w+)?|clothes|trousers|pants|nappy|vest|pyjamas|pjs)`;

/** Somebody who runs about with nothing on when it is time to get dressed. */
export const inNothingYet: NamedScene = {
  id: 'nothingon',
  image: 'a child with nothing on, and clothes that are caught one by one',
  cue: said(
    String.raw`\b(?:naked|nothing on|in the nude|nudey?|bare bottom|no clothes(?: on)?|starkers)\b[^]{0,60}\b(?:${DRESS}|morning|run\w*|laugh\w*)\b|\b${DRESS}\b[^]{0,60}\b(?:naked|nothing on|nudey?|runs? (?:off|away|round|around)|running (?:off|away|round|around)|chas(?:e|ing) (?:him|her|them)|hid(?:es|ing)(?: under)?|legs it|bolts)\b|\b(?:runs? (?:off|away)|chas(?:e|ing) (?:him|her|them)|hid(?:es|ing))\b[^.!?]{0,40}\b${DRESS}\b`,
    String.raw`\b(?:in public|at (?:school|nursery)|changing room|bath|shower|itch\w*|labels?|sw[ui]m\w*|poos?|wees?|smear\w*|takes? (?:his|her|their|all|off)|strips?|stripping|hid(?:es|ing) (?:the|his|her|their|wet|dirty))\b`,
  ),
  decides:
    /\b(?:naked|nudey?|starkers)\b[^]*\b(?:dress\w*|clothes on)\b|\b(?:dress\w*|clothes on)\b[^]*\b(?:naked|nudey?|starkers)\b/i,
  answers: /\b(?:runs?|naked|laugh\w*|hid(?:es|ing)|chas\w+)\b/i,
  titles: { young: 'Catch the Sleeve', older: 'Catch the Sleeve' },
  text: {
    '2-3': `
      D<nothingon> No clothes on! {Name} may run, run, run. It feels so light. But legs get cold. Here is a top with two holes.
      P<nothingon> Big people laugh. Then it is late.
      Q<nothingon> When clothes come, {Name} may feel ____.
      H<nothingon> {helper} can hold the top open.
      H<nothingon> {helper} can sing a dressing song.
      T<nothingon> {he} can run into the top.
      T<nothingon> {he} can catch a sock.
      C<nothingon> {he} can say, "Catch the top! Boo!"
      A<nothingon> One arm in. One head out. Boo! Two legs go in. All the clothes are on. Now legs can run.
    `,
    '4-5': `
      D<nothingon> In the morning the clothes wait. It is fun to run with nothing on. {Name} may laugh and go round the table. Nothing on is light and quick. But it gets cold, and the clock goes on. Getting dressed can be a game as well. This time it is the clothes that get caught.
      P<nothingon> A grown-up who runs after somebody may laugh at first. Then they see the time and stop laughing.
      Q<nothingon> With the clothes in sight, {Name} may feel ____.
      H<nothingon> {helper} can hold up one thing and say, "Catch!"
      H<nothingon> {helper} can say when there is time to run. ~ It may be after the shoes.
      T<nothingon> {he} can catch the pants first, and then the rest.
      T<nothingon> {he} can run one round and stop at the clothes.
      C<nothingon> {he} can say, "One round, and then I catch my clothes."
      A<nothingon> One round, and there were the clothes. A sleeve got caught, and then a leg. At the end all of it was on. Running is good with shoes on, too. Good morning, legs.
    `,
  },
};
