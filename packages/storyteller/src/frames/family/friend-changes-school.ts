import { said, type NamedScene } from '../scene.ts';
import { ONE_FRIEND } from '../school/one-friend.ts';

/** A friend who changes to another school and does not move house: the days are apart, the street is the same. */
export const friendChangesSchool: NamedScene = {
  id: 'changesschool',
  image: 'an empty chair at school, and a friend who still lives where they lived',
  cue: said(
    String.raw`\b(?:best )?(?:friends?|mates?|bestie)\b[^.!?]{0,20}\b(?:(?:is|are|['’]s) )?(?:mov(?:ing|es|ed)|chang(?:ing|es|ed)|switch(?:ing|es|ed)|going|goes|leav(?:ing|es)|left) (?:to |for |our |the |his |her )?(?:(?:a|an) )?(?:new|different|another|other)? ?schools?\b`,
    String.raw`\b(?:secondary|high school|year (?:6|7|six|seven)|reception|starts?|starting|first day|september|moving (?:house|away)|another (?:town|city|country)|abroad|bull\w+|we are moving|he is changing|she is changing)\b`,
  ),
  decides: true,
  answers: /\b(?:friend|school|mov\w+|chang\w+|leav\w+|another|different)\b/i,
  titles: { young: 'One Chair at School', older: 'One Chair at School' },
  roles: { friend: ONE_FRIEND },
  beside: {
    benefits: [
      'Says that a friend can change schools and stay a friend.',
      'Helps {name} to plan a day together outside school.',
      'Gives {name} a first step with somebody else in class.',
    ],
    talk: {
      young: ['Where is the friend now?', 'When can the two of you meet?', 'Who sits near you?'],
      older: ['What will be missed the most?', 'Which day could be yours?', 'Who else is good to sit beside?'],
    },
  },
  text: {
    '4-5': `
      D<changesschool> {friend} goes to another school now, or will soon. So one chair at school is empty. {Name} may look at it and miss a friend. Grown-ups choose a school, and it was nobody's fault. A friend with another school is still a friend.
      P<changesschool> {friend} sits on a new chair. It is not easy there either.
      Q<changesschool> Near that chair, {Name} may feel ____.
      H<changesschool> {helper} can find a day for the two to play.
      H<changesschool> {helper} can help with a goodbye card.
      T<changesschool> {he} can draw a picture for {his} friend.
      T<changesschool> {he} can ask somebody, "Can I sit with you?"
      C<changesschool> {he} can say, "Two schools, and still friends."
      A<changesschool> There was a goodbye, and that was sad. On another day there is a hello, and a swing. The chair at school has a new child on it. A friend fits into any day of the week.
    `,
    '6-7': `
      D<changesschool> Friends from school see each other without asking. When {friend} changes school, they meet when it is planned. {Name} may miss the jokes in the line most of all. The reason lies with grown-ups, and no quarrel made it happen. A friend can go on being one without being a classmate.
      P<changesschool> The one who changes learns thirty names. They may be thinking of the old table.
      P<changesschool> Others in the class may miss the same person. One of them may be glad of company.
      Q<changesschool> In a playtime without that friend, {Name} may feel ____.
      H<changesschool> {helper} can talk to the other family about a day to meet.
      H<changesschool> {helper} can tell the teacher, who may move a chair.
      T<changesschool> {he} can keep one joke to tell next time.
      T<changesschool> {he} can join a game that needs one more.
      C<changesschool> {he} can think, "A friend at another school is a friend."
      A<changesschool> The goodbye has been said, and the goodbye was the hardest bit of it. Now there are school days, and there are days for old friends. Somebody else laughs at lunch at a joke. Friends can be in more than one place.
    `,
  },
};
