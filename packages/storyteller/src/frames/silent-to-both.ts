import { said, type NamedScene } from './scene.ts';

const NOT_SPEAKING = String.raw`\b(?:stopped|refuses? to|refusing to|won['’]?t|wont|will not|not|no longer|is ?n['’]?t|does ?n['’]?t|doesnt|has ?n['’]?t|hasnt|never|barely|hardly) ?(?:\w+ )?(?:talk(?:s|ing|ed)?|speak(?:s|ing)?|spoken|answer(?:s|ing)?|repl(?:y|ies|ying)|said a word|say a word)(?: (?:to|with))?`;
const BOTH = String.raw`(?:us\b(?! apart)|(?:either|both|neither|any) of us\b|(?:either|neither|both) (?:\w+ )?parents?\b|(?:his|her|their) parents\b|(?:me|mum|mom|mummy) (?:or|and|nor) (?:(?:his|her|their) )?(?:dad|daddy|father|mum|mom)\b|(?:(?:his|her|their) )?(?:dad|daddy) (?:or|and|nor) (?:me|mum|mummy|mom|I)\b)`;

/** Parents part, and the child no longer speaks to either of them. */
export const silentToBoth: NamedScene = {
  id: 'silentboth',
  image: 'a quiet that both parents hear, and a note that may break it',
  cue: said(
    String.raw`${NOT_SPEAKING} ?${BOTH}|\b(?:silent treatment|blanking|ignor(?:es|ing))\b[^.!?]{0,16}\b${BOTH}|\bgone (?:completely |totally )?(?:silent|quiet)\b[^.!?]{0,12}\b(?:on|with) (?:us|both)`,
    String.raw`\b(?:we|parents|they) (?:do ?n.?t|are not|no longer|stopped) (?:\w+ )?(?:talk|speak)\w*|\bselective\w* mut\w*|\bdoes ?n['’]?t speak\b(?! to)`,
  ),
  decides: false,
  answers: /\b(?:talk\w*|speak\w*|spoken|answer\w*|silent|blank\w*|told|both|us)\b/i,
  titles: { older: 'What Quiet Can Say' },
  beside: {
    benefits: [
      'Says that nothing {name} did led to the decision.',
      'Takes the silence as an answer, and leaves it in peace.',
      'Offers a way back that is smaller than a talk.',
    ],
    talk: {
      young: [
        'Who went quiet, and after what?',
        'What might sit under a silence?',
        'Shall we keep a notebook that goes from door to door?',
      ],
      older: [
        'What can a silence say that words cannot?',
        'Which word went into the blank?',
        'Shall we leave a notebook on the stairs, with no rules in it?',
      ],
    },
  },
  text: {
    '6-7': `
      D<silentboth> Parents told {Name} that they will live apart. That is a big thing to hear. After it, some children have no words for their parents. It may be anger, or sadness, or too much at once. The grown-ups decided it between them, and no child made it happen.
      P<silentboth> Both parents can hear how quiet it is. They may not know what to say.
      P<silentboth> Being quiet is not rude. It can mean, "This is too big."
      Q<silentboth> When a parent starts to talk about it, {Name} may feel ____.
      H<silentboth> {helper} can sit near and say nothing as well. ~ Quiet is easier with two.
      H<silentboth> {helper} can put a pencil and a notebook on the stairs.
      T<silentboth> {he} can draw it, with no words at all.
      T<silentboth> {he} can show a thumb for "not now".
      C<silentboth> {he} can think, "I can be quiet today. Words can come later."
      A<silentboth> Two homes are planned, and the parents go on being parents. They can wait for words. Perhaps the first one is about toast or the rain. Nobody needs to be all right by any day. A quiet child is as dear as a loud one.
    `,
    '8-10': `
      D<silentboth> When parents announce that they will live apart, somebody hears it last, and this time it was {Name}. After such news some children shout, and some stop talking to both of their parents. It is one of the few things that nobody else can decide. Silence can hold a great deal: anger, being sad, or a question that is too big to ask. The decision was between the adults. Nothing that a child said or did led to it.
      P<silentboth> Both parents hear the silence very well. They may talk too much because of it, or tiptoe about. Neither of them knows the right sentence, and there may not be one.
      P<silentboth> People have had weeks or months to think about it before they tell a child. The child gets an evening. Needing longer is only fair.
      Q<silentboth> When one of them starts a conversation about it, {Name} might feel ____. There can be two words, and they need not agree.
      H<silentboth> {helper} can say once what is known and what is not. ~ It needs no answer.
      H<silentboth> {helper} can put a notebook on the stairs. ~ Questions in it get an answer in it.
      T<silentboth> {he} can write down the one question that matters most, and leave it where somebody finds it.
      T<silentboth> {he} can talk about other things, such as supper or a film. ~ That does not mean that the rest is all right.
      T<silentboth> {he} can choose somebody else to talk to, such as an aunt, a friend or a teacher.
      C<silentboth> {he} can think, "I can be angry and still ask for the salt."
      A<silentboth> The notebook may stay empty for a while, and it is there. Silence ends in small ways, with a shrug, a joke or a word about the weather. {his} parents will live apart, and both of them go on being parents. They are that to somebody who is silent, too. It need not be all right by any date.
    `,
    '11+': `
      D<silentboth> Parents usually spend months on the decision to live apart, and about twenty minutes on announcing it. {Name} was given the twenty minutes. To stop speaking to both of them after that is not a tantrum. It is one of the few decisions in the affair that are left to somebody else. It says fairly exactly what there is to say. None of it came about through anything that a child did, said or needed. It was settled between two adults.
      P<silentboth> Each of the two hears the silence and takes it personally. They may have started to make speeches, or to knock and then not come in. They would settle for an insult.
      P<silentboth> Underneath there is often a sentence that would be unkind, or would make somebody cry. Keeping it back can be a form of consideration, although it does not look like one.
      Q<silentboth> When a parent stands in the door with that face, {Name} might notice ____. Fury and pity have been reported together.
      H<silentboth> {helper} can write down what is certain, what is open and when more will be known, and push it under the door.
      H<silentboth> {helper} can name one person outside the family who may be told everything.
      T<silentboth> {he} can put one question in writing and add, "Answer this, and nothing else."
      T<silentboth> {he} can speak about ordinary things without giving up the protest. ~ Asking who took the charger is not a peace treaty.
      T<silentboth> {he} can tell one of them what the silence is about, and let that one tell the other.
      C<silentboth> {he} can think, "I am not ready. It is a sentence, and I may use it."
      A<silentboth> A silence of this kind seldom ends with a talk on a sofa. It ends over a charger, a joke or a lift to training, and then there is one more question, and one more answer. The parents are going to live apart, and neither of them is going to stop being one. Whoever is angry with both has not lost either. Being ready has no deadline.
    `,
  },
}; // prettier-ignore
