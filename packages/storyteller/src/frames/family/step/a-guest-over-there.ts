import { said, type NamedScene } from '../../scene.ts';

/** Since a parent's partner moved in, a child feels like a guest in that home. */
export const aGuestOverThere: NamedScene = {
  id: 'guestthere',
  image: 'a toothbrush that lives there, and a bag that is carried to and fro',
  cue: said(
    String.raw`\b(?:like|as) (?:a |an? )?(?:guest|visitor|stranger|outsider|lodger|intruder|spare part)\b|\b(?:no|not (?:any|got a)|n.?t have a) (?:\w+ )?(?:place|room|space|bed) (?:of (?:his|her|their) own )?(?:there|at (?:his|her|their) (?:dad|mum|mom)['’]?s)|\b(?:does ?n.?t|does not|not) feel (?:at home|welcome|like home)\b`,
    String.raw`\b(?:school|new school|class|foster\w*|friend['’]?s house|moved house|new house|country)\b`,
  ),
  decides: false,
  answers: /\b(?:guest|visitor|stranger|welcome|moved in|girlfriend|boyfriend)\b/i,
  titles: { young: 'A Toothbrush That Lives There', older: 'More Than a Bag' },
  text: {
    '6-7': `
      D<guestthere> {Name} knows a home where a new partner lives now. Things stand in other places there, and somebody else knows where the cups are. It can feel like being a guest. A guest asks for a drink. Somebody who lives there takes one.
      P<guestthere> The new partner may not know how that feels. The parent may be so used to it that nobody thinks of it.
      Q<guestthere> At that door, {Name} may feel ____.
      H<guestthere> {helper} can ask over there for a drawer and a hook.
      H<guestthere> {helper} can ask for an hour with just the parent.
      T<guestthere> {he} can leave a toothbrush and a book there.
      T<guestthere> {he} can say, "I feel like a visitor."
      C<guestthere> {he} can think, "A part of this place is mine."
      A<guestthere> A toothbrush stands in a cup there all week and waits. A hook has {Name}'s name on it. New things take time, and some of them get better when they are said. A parent is a home as well.
    `,
    '8-10': `
      D<guestthere> Since a new partner moved in, a home that {Name} knew has other smells and other rules. It is easy to end up asking before opening the fridge. Feeling like a guest in a parent's home hurts more than it sounds. It does not mean that nobody wants {him} there. It means that no one has made room on purpose yet.
      P<guestthere> Those who live there every day do not notice what is missing for somebody who comes and goes.
      P<guestthere> The new partner may be unsure as well, and tidies the only drawer that was {his} out of pure politeness.
      Q<guestthere> Putting the bag down there, {Name} might feel ____.
      H<guestthere> {helper} can pass it on calmly, if that is welcome: a drawer, a shelf, a key.
      T<guestthere> {he} can tell the parent, "I feel like a visitor since it changed." ~ It is news to most of them.
      T<guestthere> {he} can leave things there that stay: a charger, pyjamas, a book.
      T<guestthere> {he} can ask for some time with the parent alone.
      C<guestthere> {he} can think, "I belong here, and I may say what is missing."
      A<guestthere> A charger that lives there is a small flag. So is a job in the kitchen, or a shelf with a name. A new partner is one more person in that home, and the parent in it is still {Name}'s. Guests are asked what they would like. Family can say it.
    `,
    '11+': `
      D<guestthere> It is an odd thing to be a guest at a parent's. Since a new partner lives there, the place has been rearranged, and {Name} arrives like somebody on a city break. The kitchen has a system nobody has explained. No one is unfriendly. That makes it harder to complain about.
      P<guestthere> Households close over gaps quickly. Those who live there all week do not see that somebody lost a chair and the right to leave things lying about.
      P<guestthere> The new partner may be trying so hard to be considerate that it feels like a hotel.
      Q<guestthere> On arriving there, {Name} might notice ____. Politeness can be a sign of it.
      H<guestthere> {helper} can listen to it without adding opinions about the other household.
      T<guestthere> {he} can say it to the parent in one sentence: "I feel like a visitor here since things changed."
      T<guestthere> {he} can ask for something concrete, such as a key, a drawer, a fixed evening with the parent alone.
      T<guestthere> {he} can leave things there on purpose, and use the kitchen without asking.
      C<guestthere> {he} can think, "I do not need an invitation here."
      A<guestthere> Belonging somewhere part of the time is made of small rights: a key, a mess of one's own, a say in the film. They are easier to grant than a feeling, and the feeling tends to follow. A new partner alters a home. The claim of somebody who is family there is older than the new sofa.
    `,
  },
};
