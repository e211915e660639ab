import type { DeedThread } from './deed-thread.ts';

/** An exam on an instrument, in a dance or a belt: it was practised with hands and feet, and no paper was written. */
export const OF_ART =
  'flute|piano|violin|viola|cello|guitar|ukulele|recorder|clarinet|trumpet|trombone|cornet|horn|sax\\w*|oboe|bassoon|harp|drums?|drumming|percussion|singing|music|instrument|ballet|tap|dance|dancing|modern|jazz|swimming|karate|judo|taekwondo|belt|gym\\w*|riding|drama|lamda|bikeability|cycling';

/** Learning for a test, and the mark that came of it. */
export const eveningsOfWork: DeedThread = {
  id: 'evenings',
  image: 'evenings that nobody marks, and the paper that came after them',
  cue: new RegExp(
    String.raw`\b(?:revis(?:ed|ing)|studied|studying|worked (?:\w+ )?hard (?:for|at|on)|(?:went|gone|moved|got|came) up (?:from (?:a|an)? ?\S{1,4} to|(?:a|two|three) (?:\w+ )?(?:grades?|levels?|sets?|marks?|bands?)|(?:a |one |two )?sets?|to (?:the )?(?:next|top|higher))|brought (?:his|her|their) \w+ (?:marks?|grades?) up|passed (?:his|her|their|the) (?!(?:[\w-]+ ){0,4}?(?:${OF_ART})\b)(?:\w+ ){0,3}(?:exam|test|mock|grade \d|assessment|theory)|(?:got|scored|had) (?:a |an )?(?:\d+ (?:out of|\/) ?\d+|\d+ ?%|full marks|all (?:of )?(?:his|her|their|the) \w+ right)\b|(?:distinction|merit) (?:in|for)(?! (?:[\w-]+ ){0,4}?(?:${OF_ART})\b)|(?:better|good|great|best|top|highest) (?:ever )?(?:marks?|grades?|scores?|results?|report) (?:in|on|for|at|ever|after))\b`,
    'i',
  ),
  decides: true,
  titles: { young: 'The Page and the Evenings', older: 'Evenings That Nobody Marks' },
  text: {
    '6-7': `
      D<evenings> Nobody sees it when a thing is being learnt. {Name} practised, and at first it would not stay in the head. So it was done again on another day. Then came the day with the paper, and a lot of it looked familiar. That is how learning shows.
      P<evenings> A teacher who gives back a good page is glad as well. Some of the work was theirs.
      P<evenings> Others may see the page and think that it was easy. They were not there for the practice.
      Q<evenings> When the page came back, {Name} may have felt ____.
      H<evenings> {helper} can ask which way of practising helped most.
      T<evenings> {he} can keep the page somewhere and look at it again.
      T<evenings> {he} can show somebody how it was learnt.
      C<evenings> {he} can think, "I practised that."
      A<evenings> The page has a number or a tick on it. What was learnt is in the head, and does not get bent. {Name} put it there. An evening off would be fine now.
    `,
    '8-10': `
      D<evenings> Between not knowing and knowing there are evenings, and nobody marks those. {Name} spent some of them learning. It looks dull from the door: a page, a question, a wrong answer, the same question again. Then came the day with the paper, and a good part of it was familiar. That is how practice shows.
      D<evenings> A mark comes on one day, and it is made on other days. {Name} did the making beforehand, when there was nothing to show for it. A thing is practised, forgotten and practised again, and on the third round it stays. The paper only asks what stayed.
      P<evenings> A teacher who hands back a better paper is pleased twice, once for the person and once for the lesson.
      P<evenings> Others see the mark and think of luck. They were not there on the evenings.
      Q<evenings> When the result came, {Name} might have felt ____.
      H<evenings> {helper} can ask which way of practising helped most. ~ It is worth knowing for the next one.
      H<evenings> {helper} can keep one evening free of all school things.
      T<evenings> {he} can keep the old paper and the new one side by side. ~ The difference is made of work.
      T<evenings> {he} can show somebody else how it was learnt.
      C<evenings> {he} can think, "That was the evenings."
      A<evenings> The paper is in the bag, a bit bent. Its number belongs to one day, and what was learnt belongs to {Name}. Some evenings are free again now. It would be quite right to spend one of them on nothing.
      A<evenings> In a month the number will have been forgotten, even by the teacher. What was practised stays a good deal longer. {Name} knows now how it is done, and that is of use for other papers as well.
    `,
    '11+': `
      D<evenings> A mark appears in one second and is made of evenings. {Name} put them in beforehand, when there was nothing to show for it and several better things to do. Learning of that sort is invisible while it goes on. It consists of being asked, getting it wrong and being asked again, until the answer comes before the doubt. What stands on the paper is only the last line of it.
      D<evenings> People talk about results as if they fell from somewhere. {Name} has seen where they come from, namely from sitting down on a day when nobody would have noticed the opposite. Much of what is learnt like that gets lost again by morning. Some of it stays, and the next evening begins a little higher up.
      P<evenings> Teachers see the number and guess at the work behind it. They like to see one go up, since it is partly their work as well.
      P<evenings> People at home saw a light on and the same page twice. They know what it cost, although they may express it by asking about the dishwasher.
      Q<evenings> On seeing the result, {Name} might have felt ____. Disbelief is usual for the first minute.
      H<evenings> {helper} can ask what worked, and write it down. ~ In half a year it will be wanted and forgotten.
      H<evenings> {helper} can mark the occasion with something that has nothing to do with school.
      T<evenings> {he} can note which way of learning stuck: testing, reading or explaining. ~ It differs from person to person.
      T<evenings> {he} can explain one topic to somebody who is still stuck in it. ~ It makes it stay.
      C<evenings> {he} can think, "I know how that was made."
      C<evenings> {he} can think, "That was not luck. I was there."
      A<evenings> The paper goes into a folder, and the number on it will be out of date by summer. What stays is the method. {Name} found out that learning can be moved along by ordinary means, on ordinary evenings. Nobody claps at a desk, so it is said here.
      A<evenings> There will be other papers, and some of them will go less well. They do not undo this one. {Name} practised, it showed, and the connection between the two has been seen from close up. It is the more useful half of the result.
    `,
  },
};
