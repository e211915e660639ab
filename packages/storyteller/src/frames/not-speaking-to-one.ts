import { said, type NamedScene } from './scene.ts';

const PARENT = String.raw`(?:mum|mummy|mom|mother|dad|daddy|father|me)`;

/** Parents part, and the child no longer speaks to one of them. */
export const notSpeakingToOne: NamedScene = {
  id: 'notspeaking',
  image: 'a line that is silent, and can be picked up with one word',
  cue: said(
    String.raw`\b(?:stopped|refuses? (?:to)?|refusing to|won.?t|will not|not|no longer|is ?n.?t|does ?n.?t|has ?n.?t|never|barely|hardly) ?(?:\w+ )?(?:talk(?:s|ing|ed)?|speak(?:s|ing)?|spoken|answer(?:s|ing)?|repl(?:y|ies|ying))(?: (?:to|with))? (?:his |her |their )?${PARENT}\b|\bblank(?:s|ing|ed) (?:his|her|their) ${PARENT}\b|\bsilent treatment\b`,
    String.raw`\b(?:we|parents|his dad|her dad|his mum|her mum|i) (?:do ?n.?t|don.?t|are not|no longer|stopped) (?:\w+ )?(?:talk|speak)\w*|(?:mum|dad|they) (?:won.?t|don.?t|no longer|stopped)`,
  ),
  decides: false,
  answers: /\b(?:talk\w*|speak\w*|answer\w*|silent|blank\w*)\b/i,
  titles: { older: 'One Word on the Line' },
  text: {
    '6-7': `
      D<notspeaking> When parents live apart, a child may be very cross with one of them. {Name} may not want to talk to that parent now. Words feel too small, so there are none. It is all right to be cross. It was a thing between grown-ups, and no child made it.
      P<notspeaking> The parent may wait by the phone. Mostly a parent goes on being a parent, with or without an answer.
      P<notspeaking> Silence is a strong word. It can say "hurt", "cross" or "too much".
      Q<notspeaking> When the phone rings, {Name} may feel ____.
      H<notspeaking> {helper} can say, "You can be cross and be loved." ~ Both are true at once.
      H<notspeaking> {helper} can help to find one small word or a drawing.
      T<notspeaking> {he} can tell somebody what the cross is about.
      T<notspeaking> {he} can send a picture in place of words.
      C<notspeaking> {he} can think, "Not now is not the same as not at all."
      A<notspeaking> The line is quiet, and it is still there. It can start again with a wave, a drawing or a "hm". The parents live apart, and {Name} belongs to both. There is no day by which it needs to be all right.
    `,
    '8-10': `
      D<notspeaking> After parents decide to live apart, some children stop talking to one of them. {Name} may have done that. It can be the loudest thing a person has, since nobody can argue with silence. Underneath there is often a sentence, such as "You left" or "You did not ask me". Being angry is fair. The decision was between adults, and nothing that {Name} did caused it.
      P<notspeaking> The parent at the other end may write every day, or go quiet for fear of a wrong word. Neither is giving up.
      P<notspeaking> Nobody at home needs a child to take a side. Being fond of one parent takes nothing from the other.
      Q<notspeaking> Seeing the name on a screen, {Name} might feel ____. Under anger there is often another word.
      H<notspeaking> {helper} can listen to the reasons without passing them on.
      H<notspeaking> {helper} can tell the other parent, "Not yet." ~ Then it is not misread.
      T<notspeaking> {he} can say the sentence underneath to somebody safe, and later perhaps to the right person.
      T<notspeaking> {he} can begin small, with one word, a photo or a thumbs-up. ~ It need not lead to more.
      C<notspeaking> {he} can think, "I can be angry and answer with one word."
      A<notspeaking> A line that is silent has not been cut. It can be picked up on any day, with a joke or with a complaint. The parents live apart, and both of them are still parents. How fast it goes is for {Name} to find out.
    `,
    '11+': `
      D<notspeaking> Silence is one of the few decisions in a separation that are not made by adults. Since the parents announced that they will live apart, {Name} may have stopped speaking to one of them, and it has its logic. It cannot be argued with and it does not need to be explained. It also keeps in the sentence that most needs to be heard, and keeps out whatever the answer might have been. Nothing in the decision to separate was caused by {him}.
      P<notspeaking> The parent concerned may be writing messages and deleting them. Some give a child room, some send too many words, and a few do both.
      P<notspeaking> There may be facts about the separation that each side tells differently. It's not the duty of anyone under eighteen to return a verdict.
      Q<notspeaking> When the name comes up on the screen, {Name} might notice ____. Missing somebody and being furious with them share a nerve.
      H<notspeaking> {helper} can accept it without taking it as a point scored, and leave the way back open.
      H<notspeaking> {helper} can arrange somebody neutral to talk to, such as a counsellor at school.
      T<notspeaking> {he} can write what there is to say and decide next week whether it is sent.
      T<notspeaking> {he} can set the terms: a walk and no talk about the past, or messages only, or ten minutes.
      C<notspeaking> {he} can think, "Not talking is an answer for now. I can change it when I like."
      A<notspeaking> Lines that have been silent for weeks have been reopened with a photograph of a dog. Whether and when is up to {Name}. The parents are apart, and the one who is not being spoken to has not stopped being one. Anger keeps for a while, and so does the other thing.
    `,
  },
}; // prettier-ignore
