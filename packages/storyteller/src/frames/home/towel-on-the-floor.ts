import { said, type NamedScene } from '../scene.ts';

/** Towels, clothes and cups that are left where they fell. */
export const towelOnTheFloor: NamedScene = {
  id: 'leftlying',
  image: 'a wet towel that lies where it fell, and four steps to a hook',
  cue: said(
    String.raw`\b(?:leav(?:e|es|ing)|drops?|dropping|throws?|dumps?|chucks?|never picks? up|does ?n['’]?t pick up|won['’]?t pick up)\b[^.!?]{0,40}\b(?:towels?|clothes|socks|pants|coats?|bags?|shoes|cups?|mugs?|plates?|dishes|wrappers|stuff|things|everything)\b[^.!?]{0,30}\b(?:everywhere|on the (?:floor|bathroom floor|stairs)|all over|lying (?:around|about)|in (?:his|her|their|the) (?:room|bedroom|hall)|around the house|where (?:he|she|they) (?:drops?|dropped|takes?|took|steps?|stepped))\b|\b(?:wet|damp) towels?\b[^.!?]{0,30}\b(?:floor|bed|everywhere)\b`,
    String.raw`\b(?:tantrum|angry|temper|furious|anger|rage|hits?|brother'?s|sister'?s|forgets?|loses?|lost|at school|nursery|food|toys?)\b`,
  ),
  decides: true,
  answers: /\b(?:nag\w*|everywhere|towels?|clothes|ask\w*)\b/i,
  titles: { older: 'Four Steps to a Hook' },
  text: {
    '6-7': `
      D<leftlying> Coming in, {Name} may drop a coat, a bag and then a shoe. The floor is nearest. The hook is four steps away, and there is something better to do. To the one who dropped them, such things soon become part of the floor. To the others at home they are in the way. Tidying is quick while a thing is still in the hand.
      P<leftlying> Whoever picks up a coat each day gets a sharp voice in the end. It is about the coat.
      Q<leftlying> When somebody calls, "Whose is this?", {Name} may feel ____.
      H<leftlying> {helper} can put a box just where things get dropped.
      H<leftlying> {helper} can say one word, such as "coat", and no more.
      T<leftlying> {he} can hang it up before letting go of it.
      T<leftlying> {he} can do one round before tea, with a box.
      C<leftlying> {he} can think, "Four steps, and it is away."
      A<leftlying> The coat was on the hook, and the floor was only a floor. It had taken four steps. Some things fall all the same, and a round with a box finds them. Away is not far, if it starts from the hand.
    `,
    '8-10': `
      D<leftlying> A wet towel on the floor is invisible to exactly one person. {Name} may step over it three times without seeing it. Eyes stop reporting what has been there for a while. To everybody else in the home it is the first thing they see. Most of the mess in a room is made of things that were put down for a moment. Tidying them takes four seconds while they are still in a hand, and ten minutes later on.
      P<leftlying> Nobody enjoys nagging. The sentence "How often do I need to say it?" is as tiring from inside as it is from outside.
      Q<leftlying> When the towel is mentioned again, {Name} might feel ____.
      H<leftlying> {helper} can put a hook and a basket exactly where things land. ~ A basket in the right place does half the work.
      H<leftlying> {helper} can agree on one time a day for it, and be silent about it otherwise.
      T<leftlying> {he} can use the rule of one touch: out of the hand, onto the hook.
      T<leftlying> {he} can take a photo of the floor once and look at it. ~ In a picture everything is visible again.
      C<leftlying> {he} can think, "Four steps now, or ten minutes later."
      A<leftlying> The towel hangs on its hook, and in the morning it is dry. A towel on the floor is not. The socks went into the basket, at least two of three. At some point nobody had said anything for two days. The floor, it turns out, is a good colour.
    `,
    '11+': `
      D<leftlying> On the floor of a room there are things that exactly one person cannot see. {Name} may walk past a wet towel, a plate and yesterday's clothes for days, and honestly not see them. Brains stop reporting whatever does not move. To the rest of the household the same objects are a message, and the message seems to be that somebody else will deal with it. It was mostly not meant. It arrives all the same, and the room fills up with it.
      P<leftlying> Reminding somebody daily is nobody's idea of a good evening. What the voice is really about is rarely the towel. It is about being the only one who sees it.
      Q<leftlying> When the same sentence comes through the door again, {Name} might feel ____. Annoyed and caught out can look alike.
      H<leftlying> {helper} can agree on what leaves the room each day, such as plates and wet towels, and leave the rest alone. ~ A border helps both sides.
      H<leftlying> {helper} can put a basket where the clothes already land.
      T<leftlying> {he} can move things on while they are still in the hand, which costs four seconds instead of an argument.
      T<leftlying> {he} can do one round at a fixed time, with music, before anyone has mentioned it.
      C<leftlying> {he} can think, "Hook, basket, sink. Twelve seconds."
      A<leftlying> A towel dries on a hook and goes sour on a floor, and that is the entire case for the hook. The round took as long as one song. Nobody remarked on it, which felt unfair for about a minute, and then rather peaceful. Most of the room can stay as private as before.
    `,
  },
};
