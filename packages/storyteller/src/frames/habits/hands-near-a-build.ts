import { THE_OTHER_ONE } from '../the-other-one.ts';
import { said, type NamedScene } from '../scene.ts';

const HITS = String.raw`\b(?:hits?|hitting|hit out|slaps?|smacks?|smacking|punch(?:es|ing)?|push(?:es|ing)?|shov(?:es|ing)|kicks?|kicking|pinch(?:es|ing)?|scratch(?:es|ing)?|lash(?:es|ing) out|hurts?|thumps?)\b`;
const SMALL_ONE = String.raw`\b(?:brother|sister|sibling|twin|cousin|baby|toddler)\b`;
const COMES_NEAR = String.raw`\b(?:touch(?:es|ed|ing)?|takes?|taking|took|grabs?|snatch(?:es|ed)?|breaks?|broke|knocks?|wrecks?|ruins?|mess(?:es|ed|ing)?|spoils?|play(?:s|ing)? with|(?:gets?|comes?|goes) near|gets? (?:hold of|into))\b[^.!?]{0,16}\b(?:(?:his|her|their) (?:\w+ )?(?:things?|toys?|stuff|lego|cars?|trains?|train track|track|models?|books?|bricks|blocks|dolls?|dinosaurs?|drawings?|pictures?|games?|towers?|dens?|puzzles?|room)|lego|towers?|track)\b`;

/** A small brother or sister who comes to what an older child has built or owns, and hands that are quicker than a word. */
export const handsNearABuild: NamedScene = {
  id: 'nearbuild',
  image: 'a line of tape round what is being built, and a word at the line',
  cue: said(
    String.raw`(?=[^]*${SMALL_ONE})[^]*${HITS}[^.!?]{0,60}\b(?:when|whenever|if|every time|each time|because|for|as soon as)\b[^.!?]{0,40}${COMES_NEAR}`,
    String.raw`\b(?:nursery|pre-?school|school|class\w*|bit(?:es|ing)|in the face when we|(?:brother|sister|cousin) (?:hits?|kicks?|punches|keeps hitting))\b`,
  ),
  decides: true,
  answers: /\b(?:touch\w*|takes?|breaks?|knocks?|things|toys|lego|tower|hits?|push\w*)\b/i,
  titles: { young: 'A Line Round the Bricks', older: 'One Second at the Line' },
  roles: { smallone: THE_OTHER_ONE },
  text: {
    '4-5': `
      D<nearbuild> {Name has} a good thing there, and it is just so. Then a small hand comes and takes a bit of it. {his} own hand may go out and hit. A hit is quick. It hurts {smallone}, and it does not mend the thing.
      P<nearbuild> Small ones come because it looks so good. They do not know yet what is whose.
      P<nearbuild> Grown-ups hear the cry first. They can hear about the thing after that.
      Q<nearbuild> When a small hand comes near, {Name} may feel ____.
      H<nearbuild> {helper} can find a high table for it.
      H<nearbuild> {helper} can come when {he calls}. ~ Then no hand needs to be fast.
      T<nearbuild> {he} can hold up a flat hand and call, "Help, please!"
      T<nearbuild> {he} can find a bit that {smallone} may have.
      C<nearbuild> {he} can say, "Stop. That is mine. Here is one for you."
      A<nearbuild> The good thing is up on the table now. A small hand has a bit of its own and bangs it. The big hands are busy, and no one got hit. A hit may slip out one day. Then a soft hand and a sorry can help.
    `,
    '6-7': `
      D<nearbuild> There is a thing that matters, and somebody small gets hold of it. {Name} may hit before there is a word for it. Being angry about that makes sense. But a hit hurts {smallone}, and it mends nothing.
      P<nearbuild> Small children learn with their hands. What a big one has is the best thing in the room.
      P<nearbuild> Grown-ups hear the cry and miss the first half. It can be told to them when it is quiet.
      Q<nearbuild> When somebody touches {his} things, {Name} may feel ____. It may be in the hands first.
      H<nearbuild> {helper} can make a place up high for it.
      H<nearbuild> {helper} can come at the first call. ~ That is a job for grown-ups.
      T<nearbuild> {he} can put both hands flat on the table and call for help.
      T<nearbuild> {he} can keep a box of spare bits for {smallone}.
      C<nearbuild> {he} can think, "Hands on my thing, voice to the grown-up."
      A<nearbuild> A strip of tape goes round the table. Behind it nobody touches a thing without asking. In front of it is a box of spare bits. Somebody small is busy in there. It will not work each time. After a hit, it helps to say sorry and fetch something cold.
    `,
    '8-10': `
      D<nearbuild> A small brother or sister is a kind of weather: it comes in, and things fall over. {Name} may look up and see somebody's fingers in the middle of an hour's work. A hit is over before anybody has decided on it. The anger is fair, since it really was {his} thing. The hit is not, because it lands on a person who has no idea what went wrong.
      P<nearbuild> Little ones touch what they admire. It takes them years to learn that a thing can belong to somebody who is not holding it.
      P<nearbuild> Parents come in at the crying and judge the second half. Most of them will listen to the first half, if it is told after the cuddle and not during it.
      Q<nearbuild> In the second when something gets touched, {Name} might feel ____. It is worth knowing where it starts.
      H<nearbuild> {helper} can give {him} a door, a shelf or an hour that small hands do not get into.
      H<nearbuild> {helper} can take it seriously when {he calls} early. ~ A call is a better alarm than a cry.
      T<nearbuild> {he} can stand between the two, with both hands behind {his} back, and call.
      T<nearbuild> {he} can set up a decoy, a small heap of old bits that somebody is welcome to wreck.
      C<nearbuild> {he} can think, "Save the thing, and leave the person whole."
      A<nearbuild> The decoy gets wrecked four times in ten minutes, with great joy. The real one stands on a shelf, nearly finished. There will be another day with fingers in it, and perhaps another hit. Then somebody can look after the arm first and the model second, and that counts as putting it right.
    `,
  },
};
