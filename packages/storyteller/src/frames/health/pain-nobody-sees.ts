import { said, type NamedScene } from '../scene.ts';

const ILLNESS = String.raw`(?:\b(?:has|have|having|with|got|her|his) M\.?E\b|\b(?:chronic (?:fatigue|pain|illness)|cfs|long covid|fibromyalgia|pots|hypermobil\w*|ehlers\w*|eds|crps|migraines?|endometriosis|(?:tummy|stomach|abdominal|belly|leg|joint|back|head|knee|chronic|constant) ?(?:aches?|pains?)|headaches?|pains?\b|invisible (?:illness|disability)|fatigue|juvenile arthritis|arthritis|lupus|crohn\w*|colitis))`;
const DOUBT = String.raw`\b(?:(?:(?:no ?-?one|nobody|teachers?|school|doctors?|friends?|people|they|class ?mates|everyone|family|pe teacher|dad|his dad|her dad)\b[^.!?]{0,24}\b(?:believes?|believed|believing|takes? (?:it|him|her) seriously)|do(?:es)?(?:n['’]?t| not) (?:think (?:it['’]?s|it is|he['’]?s|she['’]?s) (?:real|ill)|believe|take (?:it|him|her) seriously)|dont believe|doesnt believe|not believed|disbeliev\w*|(?:fak(?:e|es|ing|ed|er)|putting it on|puts? it on|(?:is|are|was|were|all) put on|making it up|made up|lazy|attention[- ]seek\w*|all in (?:his|her|their) head|skiv\w*|imagin\w*|swing(?:s|ing) the lead|exaggerat\w*)))\b`;

/** Pain or exhaustion that does not show, and people who doubt it: what is felt is real, whether a cause is known or not. */
export const painNobodySees: NamedScene = {
  id: 'notseen',
  image: 'a weather map of a body, on which the weather is drawn in by its owner',
  cue: said(
    String.raw`(?=[^]*${ILLNESS})[^]*?${DOUBT}`,
    String.raw`(?<!\b(?:thinks?|say|says|said|believes?|reckons?|accus\w*|that|claims?|told|tell) )\b(?:he|she|they|(?:he|she) (?:often|always|sometimes)) (?:fak(?:es|ed)|pretends|puts it on|makes it up|is faking|exaggerates)\b|\b(?:i|we) (?:think|know|suspect|am sure|don['’]?t believe|dont believe|can['’]?t tell|wonder)\b[^.!?]{0,30}\b(?:fak\w*|pretend\w*|putting it on|making it up|real)\b|\b(?:to get out of|so (?:he|she) can stay|cheat\w*|ghosts?|monsters?)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:believ\w*|fak\w*|friends?|teachers?|doctors?|nothing|lazy|seriously|find|every day|head)\b/i,
  titles: { older: 'Real Without a Picture' },
  beside: {
    benefits: [
      'Says that what {name} feels is real, whether or not it shows on a test.',
      'Tells why people doubt what they cannot see, without excusing it.',
      'Has a way to make it visible: a record, a letter and a sentence.',
    ],
    talk: {
      young: ['What cannot be seen in the story?', 'How does that feel?', 'Who believes it?'],
      older: [
        'Why do people doubt what does not show, in the story?',
        'Which word went into the blank?',
        'Which sentence would be a good one for school, and who should have it in writing?',
      ],
    },
  },
  text: {
    '8-10': `
      D<notseen> A cast is easy to believe in. It is white, and people sign it. What {Name} feels in {his} body does not show. Others can only take {his} word for it, and some of them do not. Not being believed hurts on top of what hurts already. Pain and tiredness are made by nerves, and they are real whether or not a test shows a reason. "We have found nothing" means that nothing was found. It does not mean that there is nothing.
      P<notseen> People compare it with what they know. They had an ache once, and it was gone by tea.
      P<notseen> Doctors know many illnesses that no picture shows. A good one says so.
      Q<notseen> When somebody doubts it, {Name} might feel ____. Tired of explaining is a whole answer.
      H<notseen> {helper} can say, "I believe you," and write to the school so that {Name} need not explain.
      H<notseen> {helper} can go back to the doctor with what was written down. ~ It is all right to ask again.
      T<notseen> {he} can keep a weather map: each day a sun, a cloud or a storm, and what was done. ~ After some weeks others can read it.
      T<notseen> {he} can say, "It doesn't show, and it's there," and leave it at that.
      C<notseen> {he} can think, "It is real without a picture."
      A<notseen> The map has had all kinds of weather on it, and the teacher has a copy. One person who doubted it has stopped. Some may go on, and that is a fault in their looking. It is possible to be ill without looking it. There are people who help and believe it, and with those no proof is needed.
    `,
    '11+': `
      D<notseen> Illnesses with a bandage have a great social advantage. {Name} has the other kind, with nothing to see, and so it gets judged by people who are guessing. Good days are taken as proof that the bad ones were put on. In fact that is how such illnesses behave: a body that manages on Tuesday may pay for it on Wednesday. Pain and exhaustion are produced in the nervous system and are real with or without a finding. A clear test result rules things out. It does not cancel what somebody feels.
      P<notseen> Doubt is comfortable. If it can be faked, it cannot happen to the one who is looking. That explains the remarks, and it does not make them true.
      P<notseen> Medicine has a long list of illnesses that were called imaginary until somebody built the right instrument.
      Q<notseen> After a remark like that, {Name} might notice ____. Anger uses up energy too, and it may still be justified.
      H<notseen> {helper} can get it in writing from a doctor, with a list of what school is to arrange. ~ A letter is believed by people who do not believe faces.
      H<notseen> {helper} can ask for a second opinion, if questions remain, and bring the record along.
      T<notseen> {he} can record for three weeks what was done and what it cost. ~ Patterns convince, and they are useful to {him} first of all.
      T<notseen> {he} can have one sentence for acquaintances and the whole story for two friends. ~ Not everyone is owed a lecture.
      C<notseen> {he} can think, "It doesn't have to be visible to be true."
      A<notseen> A letter is on file, a friend reads the day correctly from the doorway, and one teacher has stopped raising an eyebrow. Somebody somewhere will go on knowing better. The body is the one that was there the whole time, and its account counts. Help is easier to accept from those who ask what kind of day it is, and then believe the answer.
    `,
  },
};
