import { said, type NamedScene } from '../scene.ts';

const SPITS = String.raw`\bspit(?:s|ting)?\b|\bspat\b`;
const GROUND = String.raw`(?:ground|floor|pavement|grass|playground|pitch|path|street|road|yard|astro\w*|football field|field)`;

/** Spit that lands on the ground, as bigger ones do it, or players on a pitch. */
export const spitsOnTheGround: NamedScene = {
  id: 'onground',
  image: 'a spot on the ground, and the shoes that come after',
  cue: said(
    String.raw`(?:${SPITS})[^.!?]{0,30}\b(?:on|onto|at|in) (?:the |a )?(?:\w+ )?${GROUND}\b|(?:${SPITS})[^.!?]{0,60}\b(?:like|because|copy\w*|as) (?:the )?(?:footballers?|players?|(?:big|bigger|older|other) (?:boys|kids|ones|children|lads|girls)|(?:his|her|their) (?:big |older )?brother)\b`,
    String.raw`\b(?:food|dinner|milk|medicine|toothpaste|at (?:people|others?|children|kids|teachers?|me|us|his|her|their)|in (?:people|my|his|her)\S* face|angry|cross|was spat|got spat|been spat|(?:boys?|girls?|kids?|children|someone|somebody) (?:\w+ )?spat)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:big\w*|older|boys|copy\w*|footballers?|playground|ground|floor|because)\b/i,
  titles: { young: 'Where Shoes Go', older: 'Where Shoes Go' },
  text: {
    '4-5': `
      D<onground> Spit, and there is a wet spot on the ground. {Name} may have seen somebody do it. It can look big and strong. But shoes walk there, and small children sit there. Then the spot gets carried about.
      P<onground> People look where they step, and they say "yuck". They think of germs, and they like a dry path.
      P<onground> Others do it because others do it. Nobody knows who began.
      Q<onground> When others do it, {Name} may feel ____.
      H<onground> {helper} can show where spit goes. ~ A sink is good, and so is a tissue.
      H<onground> {helper} can keep some tissues in a pocket.
      T<onground> {he} can swallow, and that is the end of it.
      T<onground> {he} can use a tissue and put it in the bin.
      C<onground> {he} can think, "Down it goes, or in a tissue."
      A<onground> The ground is dry, and shoes go over it. Somebody sits down and plays with stones. The spit is where it belongs, in a mouth. There it helps with apples.
    `,
    '6-7': `
      D<onground> Some people spit on the ground, and others copy them. {Name} may have seen it and tried it. It looks quick and grown-up. Then the spot stays there, and people walk through it. What is on a shoe comes in with the shoe.
      P<onground> Players on a pitch do it on grass, and out of breath. A path or a yard is another thing, because everybody shares it.
      P<onground> To others it looks as if somebody did not care about them. Most who spit have not thought of that.
      Q<onground> When others do it, {Name} may feel ____. It is not easy to be the only one who does not.
      H<onground> {helper} can say why, without a long talk. ~ "People sit there" is a good reason.
      H<onground> {helper} can put a packet of tissues in a pocket.
      T<onground> {he} can swallow it. ~ A mouth does that all day long without being asked.
      T<onground> {he} can take a drink of water when the mouth feels full.
      C<onground> {he} can think, "That is where shoes go."
      A<onground> A ball rolled over the ground and came back dry. Somebody sat down there to tie a shoe. The spit had stayed in the mouth, where it is of use. There are better things to copy from the big ones.
    `,
    '8-10': `
      D<onground> On television players spit on the grass, and soon it is tried in a playground. {Name} may have picked it up like that. It looks tough, and it costs nothing. A mouth makes about a litre of spit a day and swallows nearly all of it without being noticed. So the ground is hardly needed.
      P<onground> Footballers run for ninety minutes and breathe through the mouth, which makes spit thick. Someone who is standing by a wall does not have that excuse.
      P<onground> People who walk there read it as a message: "I do not care who comes after me." Few of the people who spit mean that.
      Q<onground> In a group where everyone does it, {Name} might feel ____.
      H<onground> {helper} can mention it once and not make a speech of it.
      H<onground> {helper} can ask what else the older ones do that is worth copying. ~ There is usually something.
      T<onground> {he} can swallow, or use a tissue, and say nothing about it.
      T<onground> {he} can keep a bottle of water at hand. ~ A dry mouth is often the reason.
      C<onground> {he} can think, "Tough is something else."
      A<onground> Nobody remarked on it when it stopped, and nobody missed it. The ground is the same ground, and one can put down a bag on it. A habit that came by copying can go in the same quiet way. The spit has its work to do elsewhere, beginning with lunch.
    `,
  },
};
