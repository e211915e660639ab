import { said, type NamedScene } from '../../scene.ts';

const FEAST = String.raw`(?:christmas|xmas|eid|diwali|hanukkah|easter|birthdays?|thanksgiving|new year['’]?s?(?: eve)?|holidays?|half[- ]?term)`;
const APART = String.raw`(?:(?:at|with|to) (?:his |her |their )?(?:dad|daddy|mum|mummy|mom|father|mother)(?:['’]?s)?|between (?:me|us|mum|dad|her|his)|(?:one|each|other) parent|two (?:homes|houses|christmases)|first (?:\w+ )?(?:since|after) (?:we|the|our)|without (?:me|his|her|their|mum\w*|dad\w*)|my ex|choose|which (?:one|parent|house))`;

/** A feast in a family with two homes: only one of them can have the morning. */
export const whoseHoliday: NamedScene = {
  id: 'whosefeast',
  image: 'a feast that is kept on two days, in two homes',
  cue: said(String.raw`\b${FEAST}\b[^.!?]{0,60}\b${APART}\b|\b${APART}\b[^.!?]{0,60}\b${FEAST}\b`),
  decides: false,
  titles: { young: 'Some of It Here, Some There', older: 'One Day, Two Homes' },
  roles: {
    feast: {
      fallback: { text: 'the big day' },
      cues: [
        { match: /\b(?:christmas|xmas)\b/i, phrase: { text: 'Christmas' } },
        { match: /\beid\b/i, phrase: { text: 'Eid' } },
        { match: /\bdiwali\b/i, phrase: { text: 'Diwali' } },
        { match: /\bhanukkah\b/i, phrase: { text: 'Hanukkah' } },
        { match: /\beaster\b/i, phrase: { text: 'Easter' } },
        { match: /\bbirthdays?\b/i, phrase: { text: '{his} birthday' } },
        { match: /\bthanksgiving\b/i, phrase: { text: 'Thanksgiving' } },
        { match: /\bnew year/i, phrase: { text: 'New Year' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<whosefeast> {Name has} two homes. Grown-ups chose that, and {Name did} not cause it. Now comes {feast}. One child cannot be in two homes at once. So the grown-ups make a plan. One part is here, and one part is there. {Name} may miss one parent at the table of the other.
      P<whosefeast> A parent may be a bit sad on a day without {Name}. Grown-ups can look after that. It is not a job for a child.
      Q<whosefeast> When {Name thinks} of {feast}, {he} may feel ____.
      H<whosefeast> {helper} can draw the days, with a house on each.
      H<whosefeast> {helper} can plan a call to the other home.
      T<whosefeast> {he} can make one card for each home.
      T<whosefeast> {he} can tell a grown-up, "Please do not ask me to choose."
      C<whosefeast> {he} can say, "Some of it here, and some of it there."
      A<whosefeast> First there is a nice table in one home. Then there is one in the other. Somebody may be missed at each. {Name} belongs at both.
    `,
    '6-7': `
      D<whosefeast> The thing about {feast} is that there is only one of it. {Name has} two homes. Grown-ups decided that, and no child caused it. So the grown-ups share out the hours. It can feel as if somebody is left out. Who goes where is for them to decide.
      P<whosefeast> Each parent would like to have {Name} there. That is a nice thing and a heavy one. Some say "I will be fine" with a funny face. They have friends and phones, and they will be looked after.
      Q<whosefeast> Thinking of the two homes and {feast}, {Name} may feel ____. It may be more than one word.
      H<whosefeast> {helper} can settle it with the other home and tell {him}. ~ A plan is easier than a question.
      H<whosefeast> {helper} can keep the pudding or the game for the second day.
      T<whosefeast> {he} can say, "I want you two to decide." ~ That is fair.
      T<whosefeast> {he} can leave a small surprise in the home that waits.
      C<whosefeast> {he} can think, "The date is theirs. The pudding is mine."
      A<whosefeast> So {feast} happens twice, once on the date and once nearby. On one of the days somebody is missed, and that can be said aloud. In both homes there is a plate for {Name}. No one was chosen, and no one was left out.
    `,
    '8-10': `
      D<whosefeast> Most days can be divided between two homes without much trouble. {feast} is one that cannot, since there is only one morning of it. {Name} may feel asked to choose, even when nobody has said so. The two homes were decided by adults, and nothing {Name} did caused it. Who has which hours is their task as well.
      P<whosefeast> A parent who spends part of {feast} alone may look brave, which is hard to watch. Adults can plan for such a day, with friends, a walk or a long film. It is not up to a child to fill it.
      P<whosefeast> Friends may say that having it twice sounds great. Some of it is. They do not see the hour in the car.
      Q<whosefeast> When the talk comes round to {feast}, {Name} might feel ____. Guilty is a common word there, and it belongs to no one.
      H<whosefeast> {helper} can settle the hours with the other home first and announce them afterwards. ~ Then nobody hears the bargaining.
      H<whosefeast> {helper} can ask what matters most about the day. ~ It may be a thing that can easily be moved.
      T<whosefeast> {he} can say, "I would like both, and I do not want to pick." ~ It is an answer, and a complete one.
      T<whosefeast> {he} can write down the two or three customs that {he} would miss. ~ They fit on another date.
      C<whosefeast> {he} can think, "The hours are theirs to share. I am not."
      A<whosefeast> Customs are less fussy about dates than people. A pudding on the next day tastes of pudding. Somebody will be missing from each table, and that can be mentioned there without spoiling it. In two homes there is a chair for {Name}, on the day and on the day beside it.
    `,
    '11+': `
      D<whosefeast> {feast} has a way of turning into a vote. {Name} lives between two homes, which adults decided and which {Name} did not cause, and only one of them can have the day itself. Nobody may have asked outright. It is enough that one parent says "whatever you like", in a voice that would like something. To be wanted in two places is a compliment with a weight attached.
      P<whosefeast> "I do not mind at all" is usually untrue and kindly meant. Parents mind, and they are old enough to do their minding with a friend and a film. What they cannot do is read whether their own bravery is being taken for an accusation.
      Q<whosefeast> When {feast} is discussed, {Name} might notice ____. Guilt turns up without having been earned.
      H<whosefeast> {helper} can fix the plan with the other parent and take it off the table. ~ A plan made by adults can be resented in comfort.
      H<whosefeast> {helper} can say what will happen in the empty hours, and nobody is left to imagine it. ~ Imagined solitude is worse than the real thing.
      T<whosefeast> {he} can say, "I want to see you both, and I am not going to rank you." ~ It can be sent to both at once.
      T<whosefeast> {he} can propose alternate years, or a fixed half and half. ~ A rule is kinder than a choice, because it has no feelings.
      C<whosefeast> {he} can think, "Being fair to both is their job this time."
      A<whosefeast> Some years the day will be in one home and the leftovers in the other. The leftovers have a good reputation. Missing someone at a full table is no failure of anybody's planning. Neither home has been outvoted, and in both of them the person who comes in with the bag is the one they were waiting for.
    `,
  },
};
