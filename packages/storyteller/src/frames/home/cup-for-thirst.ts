import { said, type NamedScene } from '../scene.ts';

const SWEET = String.raw`(?:juice|squash|fruit ?shoots?|cordial|fizzy(?: drinks?| pop)?|pop|coke|cola|lemonade|milk ?shakes?|chocolate milk)`;

/** Water that nobody wants, and juice that is asked for. */
export const cupForThirst: NamedScene = {
  id: 'onlyjuice',
  image: 'a cup of water that has no taste of its own, and a mouth that gets to know it',
  cue: said(
    String.raw`\b(?:won['’]?t|wont|will not|refus\w+(?: to)?|does ?n['’]?t|does not|hates?|never|not)\b[^.!?]{0,20}\bwater\b[^]*\b${SWEET}\b|\b(?:only|just|nothing but|always|constantly) (?:\w+ )?(?:drinks?|drinking|wants?|asks? for|has|accepts?|likes?)\b[^.!?]{0,12}\b${SWEET}\b|\b(?:won['’]?t|wont|will not|refus\w+ to|does ?n['’]?t|never) drinks? (?:any |plain )?water\b`,
    String.raw`\b(?:swim\w*|bath|shower|hair|eyes|school (?:water|bottle)|fountain|diabet\w*|constipat\w*|sick|fever|hospital|medicine)\b`,
  ),
  decides: true,
  answers: /\b(?:juice|squash|water|drinks?)\b/i,
  roles: {
    sweet: {
      fallback: { text: 'juice' },
      cues: [
        { match: /\bsquash\b/i, phrase: { text: 'squash' } },
        { match: /\b(?:fizzy|pop|coke|cola|lemonade)\b/i, phrase: { text: 'fizzy drink' } },
      ],
    },
  },
  titles: { young: 'Glug, Says the Water', older: 'A Cup for Thirst' },
  text: {
    '2-3': `
      D<onlyjuice> Here is a cup of water. {Name} may want {sweet}. Water has no taste. It is cold and wet. Glug, glug!
      P<onlyjuice> Dogs drink it. Ducks drink it. Trees drink it.
      Q<onlyjuice> At the cup, {Name} may feel ____.
      H<onlyjuice> {helper} can drink some too.
      H<onlyjuice> {helper} can put ice in.
      T<onlyjuice> {he} can pick the cup.
      T<onlyjuice> {he} can have one small sip.
      C<onlyjuice> {he} can say, "Glug, cold and wet."
      A<onlyjuice> Glug, and a sip went in. It has no taste. It is good for a dry mouth. Bye-bye, cup.
    `,
    '4-5': `
      D<onlyjuice> {sweet} has a taste, and water has none. So {Name} may say no to water. But thirst is a message that says, "Water, please." A mouth that knows sweet things looks for sweet at first. It gets to know water sip by sip. Teeth like water best.
      P<onlyjuice> All animals drink it, from mice to whales. Not one of them has asked for {sweet}.
      P<onlyjuice> Grown-ups say no to {sweet} because of teeth. Sugar likes to sit on them.
      Q<onlyjuice> When there is water in the cup, {Name} may feel ____.
      H<onlyjuice> {helper} can make the {sweet} thinner each week.
      H<onlyjuice> {helper} can leave a cup where a hand finds it.
      T<onlyjuice> {he} can choose a cup, a straw or an ice cube.
      T<onlyjuice> {he} can drink three sips after a run. ~ It tastes best then.
      C<onlyjuice> {he} can say, "Hello, water. You taste of nothing."
      A<onlyjuice> After the run there were three sips, and the cup was cold. It did not taste of anything, and the thirst was gone. {sweet} can come now and then. Water is there every time.
    `,
  },
};
