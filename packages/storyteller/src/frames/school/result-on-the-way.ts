import { said, type NamedScene } from '../scene.ts';

const RESULT = String.raw`(?:(?:exam|test|mock|gcse|sats?|eleven plus|11 ?plus|entrance|music exam|grade|piano|audition|trial) )?(?:results?|marks?|grades?)`;

/** The test is done, and what came of it is not known yet. */
export const resultOnTheWay: NamedScene = {
  id: 'resultcomes',
  image: 'an envelope that is on its way, and in which nothing changes any more',
  cue: said(
    String.raw`\b(?:wait(?:s|ing)?|can['’]?t wait|worried|nervous|anxious|dreading|dreads|scared|panick\w*|stressed|sick|sleep\w*)\b[^.!?]{0,24}\b(?:for |about |to (?:get|hear|know|find out) |of )?(?:(?:his|her|their|the) )?${RESULT}\b|\b${RESULT}\b[^.!?]{0,20}\b(?:(?:come|comes|are|is) (?:out |due |coming |in )?(?:on|next|this|tomorrow|soon|in)|day\b)`,
    String.raw`\b(?:blood|hospital|scan|doctor|biopsy|covid|before (?:the|his|her|their) (?:test|exam)|revis\w+|got (?:his|her|their) results?|results? (?:came|were|was)|(?:bad|low|poor|failed|disappoint\w*)|football results?|match results?|game|always (?:wants|gets)|top (?:marks?|grades?)|drop\w*|falling|slipp\w+)\b`,
  ),
  decides: true,
  answers: /\b(?:wait\w*|results?|marks?|grades?|friday|monday|tuesday|wednesday|thursday|bear)\b/i,
  titles: { older: 'On Its Way' },
  beside: {
    benefits: [
      'Says that a result on its way cannot be changed by worrying, and need not be.',
      'Tells what others may be doing while they wait.',
      'Gives {name} something to do with the days until then.',
    ],
    talk: {
      young: [
        'What was on its way?',
        'Which word fits in the blank for {name}?',
        'Shall we plan something for that day?',
      ],
      older: [
        'What cannot be changed any more in the story?',
        'Which word went into the blank?',
        'Shall we plan the hour after the result, whatever it is?',
      ],
    },
  },
  text: {
    '8-10': `
      D<resultcomes> The test is over, and the result is not here yet. For {Name} that may be the longest part. Before a test there is at least something to practise. Now there is nothing to do, and a head that likes to be busy goes over each answer once more. What stands on the paper is the same whether somebody thinks about it or not. It is on its way, like a letter in a bag.
      P<resultcomes> Somebody in an office is looking at a pile of tests and thinking of lunch. For them it is one sheet of many.
      P<resultcomes> Others who say that they do not care about the result may care a good deal. It is a way of waiting, and not a very restful one.
      Q<resultcomes> When the thought of it comes back, {Name} might notice ____. It may be in the stomach.
      H<resultcomes> {helper} can say what happens with each result, the hoped-for one and the other one. ~ What is known is smaller.
      H<resultcomes> {helper} can plan something good for that day which does not depend on it.
      T<resultcomes> {he} can give the worry ten minutes after tea, on paper, and then shut the book on it.
      T<resultcomes> {he} can fill the waiting with things that need both hands.
      C<resultcomes> {he} can think, "It is on its way. I have done my part."
      A<resultcomes> The days went by at the speed of days, and some of them had something good in them. A result says how one test went on one morning. It will be read out or unfolded, and then there is an afternoon to come. What was planned for that afternoon takes place in any case.
    `,
    '11+': `
      D<resultcomes> Between a test and its result lies a stretch in which nothing can be done, and that is what makes it hard. {Name} may find that the mind goes back all the same, reopens question seven and finds a better answer to it. Studies of people who wait for exam results show that most of the usual methods, such as expecting the worst, help very little. What helps a bit is being absorbed in something. The paper meanwhile lies in a pile and does not change.
      P<resultcomes> Others compare answers in corridors, and some announce that they have failed. Neither is information. It is mostly a means of having company in the waiting.
      P<resultcomes> Adults may ask how it went more often than is useful. They are waiting as well, and they have even less to do.
      Q<resultcomes> On waking up and remembering it, {Name} might notice ____. There may be hope in it too.
      H<resultcomes> {helper} can talk through what follows from either result, once and in plain terms. ~ Two known roads are better than one fog.
      H<resultcomes> {helper} can agree on how the result is going to be opened, and with whom.
      T<resultcomes> {he} can choose something absorbing for the evenings, preferably with other people in it.
      T<resultcomes> {he} can decide in advance whom to tell, and when. ~ Then the phone has no say in it.
      C<resultcomes> {he} can think, "It is in the pile. My part is done."
      A<resultcomes> The result will arrive at an hour that is printed somewhere, whatever the mind does in the meantime. It describes one test under the conditions of one day. Some people will be pleased, some will make a second plan, and quite a few of those will be glad of it later. Until then the evenings can be used for living in.
    `,
  },
};
