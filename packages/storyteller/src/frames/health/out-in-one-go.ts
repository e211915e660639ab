import { said, type NamedScene } from '../scene.ts';

/** Teeth that are taken out in hospital, asleep under a general anaesthetic. */
export const outInOneGo: NamedScene = {
  id: 'teethout',
  image: 'teeth that are taken out while nobody in there notices, and a gap for the tongue to find',
  cue: said(
    String.raw`(?=[^]*\b(?:tooth|teeth|molars?|extractions?)\b)(?=[^]*\b(?:out|removed|remov\w+|taken|extract\w*|pulled)\b)[^]*?\b(?:general an(?:a)?esthetic|anaesthetic in hospital|\bG\.?A\b|hospital|(?:put|going|go|be|being) (?:him |her |them )?(?:to sleep|under)|asleep for it|under gas)\b`,
    String.raw`\b(?:tonsils?|adenoids?|brushing|brushes|knocked out|fell|fallen|grand\w+ (?:is )?in hospital|(?:mum|dad|i|nan) (?:am|is|was|has)(?: \w+)? (?:having|in hospital)|bedtime|at night|sedat\w*|gas and air|awake)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:teeth|tooth|hospital|gas|asleep|sleep|out|anaesthetic|overcrowd\w*|pulled|removed)\b/i,
  titles: { young: 'A Nap and a Gap', older: 'Something Has Moved Out' },
  beside: {
    benefits: [
      'Says in order what comes before, during and after.',
      'Says plainly that nothing is felt while it is done, and that it can be sore afterwards.',
      'Gives {name} a question to ask and a thing to choose.',
    ],
    talk: {
      young: [
        'What does the doctor do while everybody in there sleeps?',
        'How may it be to wake up with a gap?',
        'Shall we pick what to take along?',
      ],
      older: [
        'What is felt while the teeth come out, and why?',
        'Which word went into the blank?',
        'Shall we write down the questions for the anaesthetist?',
      ],
    },
  },
  text: {
    '4-5': `
      D<teethout> Some of {his} teeth are going to come out. {Name} will go to a hospital for it. A doctor gives a strong sleep that is just for this. It comes by a mask or a thin tube in the hand. In that sleep, nobody feels a thing.
      P<teethout> A doctor sits there the whole time and looks after the breath.
      P<teethout> The dentist there is quick, and works while all is still.
      Q<teethout> When the mask or the tube comes, {Name} may feel ____.
      H<teethout> {helper} can be there when the sleep is over.
      H<teethout> {helper} can say when to eat and when not.
      T<teethout> {he} can hold a soft toy until the sleep comes.
      T<teethout> {he} can blow, as if at a feather.
      C<teethout> {he} can say, "I sleep, and they work."
      A<teethout> {Name} can wake up then, and it is done. There is a gap, and a bit of blood. It may be sore, and a grown-up has medicine for that. The doctor says when to go home. Soup and soft things come first.
    `,
    '6-7': `
      D<teethout> Some teeth are coming out, and {Name} goes to hospital for it. There a doctor gives an anaesthetic. That is a deep sleep made by medicine. It is not like the sleep at night. It comes through a mask or through a thin tube in the hand. In it nobody feels the dentist at work.
      P<teethout> The doctor who gives the sleep stays the whole time and does nothing else. It lasts as long as it is needed. Then it is stopped.
      P<teethout> Before it nobody may eat for some hours. A stomach is best empty for that kind of sleep.
      Q<teethout> When the medicine is on its way, {Name} may feel ____. Dizzy is one word for it.
      H<teethout> {helper} can ask how far a grown-up may come along.
      H<teethout> {helper} can ask, "Mask or tube?" before the day.
      T<teethout> {he} can ask to see the mask first.
      T<teethout> {he} can count, and see how far it goes. ~ Few people get to ten.
      C<teethout> {he} can think, "I sleep, they work, and then I wake up."
      A<teethout> Waking up takes a while, with a dry mouth and wobbly legs. There is gauze to bite on, and a gap for the tongue. It can be sore, and there is medicine against that. A doctor looks once more, and then it is time to go home. Soft food is for the rest of that day.
    `,
    '8-10': `
      D<teethout> Some of {his} teeth are to come out, and it will be done in hospital under a general anaesthetic. {Name} may hear it called "gas" or "being put to sleep". It is a deep sleep that is made by medicine and kept up by a doctor. It starts through a mask or through a thin tube in the back of the hand. While it lasts, the brain does not notice pain, so the dentist can work in peace.
      P<teethout> The anaesthetist has one job that day at a time. It is to sit beside one sleeper and watch heart and breath on a screen.
      P<teethout> No breakfast is a rule with a reason. With an empty stomach, nothing can come up while somebody sleeps.
      Q<teethout> When the medicine goes to work, {Name} might notice ____. Some people find it funny, and some find it horrid for ten seconds.
      H<teethout> {helper} can find out beforehand whether it is the mask or the tube, and who may come along.
      H<teethout> {helper} can be there in the room where people wake up, and have soft food at home.
      T<teethout> {he} can ask the anaesthetist one question. ~ They like being asked, as most people are asleep when they work.
      T<teethout> {he} can choose something to think of while counting backwards from twenty.
      C<teethout> {he} can think, "They work, I sleep, and nobody has to be brave in there."
      A<teethout> The next thing is a room, a voice and a dry mouth, with nothing in between. Under the lip there is gauze to bite on, some blood, and a gap. It can be sore for some days, and there is medicine for that. A doctor has a last look before anybody goes home. After that the tongue goes exploring, because something has moved out.
    `,
    '11+': `
      D<teethout> Some of {his} teeth are to be taken out under a general anaesthetic, and {Name} has a date for it. "Being put to sleep" is the friendly name, and it is not quite accurate. Sleep can be interrupted, and this cannot. The medicine keeps the brain from putting signals together into an experience, so there is no pain and no time. It begins through a thin tube in the hand or through a mask. An anaesthetist keeps it going and watches one person until that person is awake.
      P<teethout> To the staff this is an ordinary morning, which may be annoying to hear and is good news. They have met every kind of nerves, including those of people with tattoos.
      P<teethout> The rules about eating and drinking are dull and strict. An empty stomach is the one part of the safety that the patient does.
      Q<teethout> On the bed, with somebody asking about school, {Name} might notice ____. Making poor jokes is common.
      H<teethout> {helper} can ask beforehand about mask or tube, numbing cream, and who may stay until the end.
      H<teethout> {helper} can get in soft food and painkillers the day before. ~ Nobody feels like a shop afterwards.
      T<teethout> {he} can write down two questions for the anaesthetist, who comes by before every operation. ~ "Will I wake up in the middle?" is one they hear daily, and they have a good answer.
      T<teethout> {he} can decide what to have in the ears on the way there.
      C<teethout> {he} can think, "My part is an empty stomach. The rest is theirs."
      A<teethout> There is a ceiling, and then there is another ceiling, and the teeth are out. What follows is gauze, a thick lip, and a day or two on a sofa with medicine for the soreness. A doctor or nurse decides when it is time to go home. The gap feels enormous to a tongue, and nobody else can see it. By then the anaesthetist has long been looking after somebody else.
    `,
  },
}; // prettier-ignore
