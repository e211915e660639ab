import { said, type NamedScene } from '../scene.ts';

const THINGS = String.raw`(?:coats?|jackets?|jumpers?|cardigans?|hoodies?|hats?|gloves?|scarf|(?:water |drink(?:s|ing)? )?bottles?|lunch ?box(?:es)?|(?:pe |book |school |reading )?bags?|kit|pe kit|things|stuff|belongings|everything|reading books?|pencil case|glasses case|trainers)`;
const AT_SCHOOL = String.raw`\b(?:at|in|behind at|from) (?:the )?(?:school|nursery|class(?:room)?|cloakroom|playground|pre-?school|after-?school club)\b`;

/** Coats, bottles and bags that stay at school at the end of a day. */
export const lastLookAtThePeg: NamedScene = {
  id: 'lastlook',
  image: 'a peg at home time, and one look back at it',
  cue: said(
    String.raw`\b(?:leav(?:es?|ing)|left|forgets?|forgot|forgetting|forgotten)\b[^.!?]{0,24}\b${THINGS}\b[^.!?]{0,40}${AT_SCHOOL}|\b(?:leav(?:es?|ing)|forgets?|forgot|forgetting) (?:to )?(?:bring|take|pick up|collect|fetch|get) (?:back |home )?(?:his|her|their|the) (?:\w+ )?${THINGS}\b[^.!?]{0,16}\b(?:home|from school)\b|${AT_SCHOOL}[^!?]{0,40}\b${THINGS}\b[^!?]{0,30}\b(?:left|stay|stays) (?:there|behind)\b|\b(?:comes?|came|coming) home without (?:his|her|their|a|any) (?:\w+ )?${THINGS}\b[^!?]{0,60}\b(?:leav(?:es?|ing)|left|forgets?|forgot)\b`,
    String.raw`\b(?:on the bus|at home|homework|in the morning|brother|sister|toy|teddy|blanket|bunny|comforter|cross|meltdown|left out|bull\w+|hidden|hid(?:es)?|steal\w*|stolen|took|takes)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:coats?|bottles?|bags?|jumpers?|left|school|there|forget\w*|comes home|picks?)\b/i,
  titles: { young: 'One Look Back', older: 'One Look Back' },
  beside: {
    benefits: [
      'Says why things stay behind at school, with no blame in it.',
      'Gives {name} one look at the peg before the door.',
      'Shows what grown-ups can do so that memory has less to do.',
    ],
    talk: {
      young: [
        'What was still on the peg?',
        'Which word fits in the blank for {name}?',
        'Shall we play going home, with three things to fetch?',
      ],
      older: [
        'Why do things get left just at home time?',
        'Which word went into the blank?',
        'Shall we choose three words to say at the door?',
      ],
    },
  },
  text: {
    '4-5': `
      D<lastlook> At home time it is loud, and all the feet go out. {Name} may go with them. A coat or a bottle stays at school. It is hard to think of two things at once. One look back can help.
      P<lastlook> Lots of coats stay at school. There is a big box for them.
      P<lastlook> Somebody at the gate sees no coat, and asks. It is just a question.
      Q<lastlook> When something is still at school, {Name} may feel ____.
      H<lastlook> {helper} can put a name in each thing.
      H<lastlook> {helper} can ask at the door, "Coat, bottle, bag?"
      T<lastlook> {he} can look back at the peg before the door.
      T<lastlook> {he} can touch each thing and say its name.
      C<lastlook> {he} can say, "Bye-bye, peg. Are you empty?"
      A<lastlook> The peg is empty, or one thing is left on it. It can come home the next day. Looking back gets easier. A peg likes to be empty at night.
    `,
    '6-7': `
      D<lastlook> At home time everything happens at once. Chairs go up, the door opens, and somebody has a splendid idea. {Name} may walk out with the idea. A coat or a bottle stays at school. It is hard for a head to do both. Hands and eyes can help it.
      P<lastlook> A teacher finds something under the pegs nearly every day. Nobody leaves things on purpose.
      P<lastlook> Grown-ups leave hats on trains. There are whole rooms full of them.
      Q<lastlook> When somebody at the gate asks for it, {Name} may feel ____.
      H<lastlook> {helper} can ask for three words at the gate: coat, bottle, bag. ~ It is quick to go back then.
      H<lastlook> {helper} can ask the school for a picture list beside the peg.
      T<lastlook> {he} can stop at the door and look at the peg once.
      T<lastlook> {he} can count: coat on, bottle in, bag on the back.
      C<lastlook> {he} can think, "One look back, and then home."
      A<lastlook> The coat is on, and the bottle rolls about in the bag. Or one of them spends a night at school, which is no great harm. It gets easier when eyes do the remembering. A look takes one second.
    `,
    '8-10': `
      D<lastlook> Brains are at their worst at home time. The bell goes, everybody talks, and the thoughts are through the gate before the legs are. So {Name} may come home while a coat or a bottle stays at school. It is hard to remember something at exactly the moment when attention is elsewhere. To be told "be more careful" does not change that. A fixed stop at the door can.
      P<lastlook> It looks like not caring. Mostly it is a brain that has already started on the next thing.
      P<lastlook> Pilots do not trust their memory either. They have a list, and they read it aloud each time, even after twenty years.
      Q<lastlook> When somebody asks, "Where is it this time?", {Name} might feel ____.
      H<lastlook> {helper} can ask for the list at the gate instead of in the kitchen. ~ At the gate there is still time to go back.
      H<lastlook> {helper} can talk to the school about a list beside the peg. ~ It usually helps six other people.
      T<lastlook> {he} can stop at the classroom door and say three words: coat, bottle, bag.
      T<lastlook> {he} can tie a label to the bag that shows what goes in.
      C<lastlook> {he} can think, "One look back, like a pilot."
      A<lastlook> Two out of three came home, which is better than on Monday. The third spent the night on a radiator, among friends. It gets easier with a list than with good intentions. The look back costs one second, and going back next day costs a good many more.
    `,
  },
};
