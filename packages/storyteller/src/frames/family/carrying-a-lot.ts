import { said, type NamedScene } from '../scene.ts';

const ILL = String.raw`\b(?:depress\w*|low mood|burn(?:t|ed)?[- ]?out|breakdown|mental health|bi-?polar|anxiety)\b`;
const CARRIES = String.raw`\b(?:embarrass\w*|asham\w*|(?:have|has|having|bring|brings|invite\w*|ask|want|wants)\b[^.!?]{0,20}\bfriends?\b[^.!?]{0,16}\b(?:over|round|home|back|in)\b|does (?:a lot|so much|too much|everything|most of|all the)|looks? after (?:his|her|their) (?:little |younger |baby )?(?:brother|sister|siblings?)|carer|(?:makes?|cooks?|does) (?:the )?(?:dinner|tea|packed lunch\w*|washing|cooking|housework))\b`;

/** An older child who has slid into jobs at home, and asks nobody round any more, while a parent is ill in mood. */
export const carryingALot: NamedScene = {
  id: 'carrying',
  image: 'a list of jobs on a fridge, with more than one name on it',
  cue: said(`(?=[^]*${ILL})[^]*?(?:${CARRIES})`),
  decides: false,
  answers: new RegExp(CARRIES, 'i'),
  titles: { older: 'More Than One Name on the List' },
  text: {
    '8-10': `
      D<carrying> {who} has a low mood that stays, and it is an illness. Then the jobs at home move about. {Name} may have caught a few of those jobs, such as a packed lunch or a bedtime story. Nobody decided it. Helping is good, and it can turn into too much without anybody seeing. It can also get lonely, because it is hard to ask friends round and explain.
      P<carrying> Friends who are not asked home may think that it is about them. One short sentence is enough, and most of them will only nod.
      P<carrying> Whoever is ill often knows who does the jobs, and has no strength to say thank you. It is noticed all the same.
      Q<carrying> At the end of such a day, {Name} might feel ____. Proud and tired go together.
      H<carrying> {helper} can take two of the jobs back this week. ~ Looking after a family is work for adults.
      H<carrying> {helper} can tell somebody at school. ~ Many schools have a group for children who help a lot at home.
      T<carrying> {he} can meet a friend somewhere else, with one sentence ready: "Somebody at home is ill."
      T<carrying> {he} can write down all that {he does} in a week, and show it to an adult.
      C<carrying> {he} can think, "I can help. I do not have to hold it all up."
      A<carrying> On the fridge there is a list, and it has more than one name on it. A low mood was not made by a child, and no amount of washing-up can cure it. That is the doctors' part. A part of each afternoon is for friends and nothing else. It goes on the list as well.
    `,
    '11+': `
      D<carrying> A low mood that stays is an illness, and it rearranges a whole household. {who} has {illness}. {Name} may have slid into jobs that used to be somebody else's, such as a packed lunch or an excuse at the front door. Each of them is small. Added up they are a second timetable, which nobody at school can see. Closed curtains are awkward to explain, so it seems easier to ask no one round.
      P<carrying> Friends who are no longer asked home tend to think that they have done something. Told in one sentence, most of them are relieved, and a surprising number have a sentence of their own.
      P<carrying> Somebody who is ill in this way often knows exactly who has taken over what, and lacks the strength to say so. Silence is not a lack of thanks.
      Q<carrying> On the way home, {Name} might feel ____. Proud, worn out and cross can be there side by side.
      H<carrying> {helper} can take two jobs back, beginning this week. ~ Running a family is adult work, even when it is shared out.
      H<carrying> {helper} can let one person at school know. ~ There are groups for young carers, and they mostly eat pizza.
      T<carrying> {he} can see friends somewhere else for now, with a sentence ready: "It is a bit hard at home."
      T<carrying> {he} can list what {he does} in a week and put the list in front of an adult. ~ Nobody can argue with a list.
      C<carrying> {he} can think, "I can help. I am not what holds it up."
      A<carrying> The list is on the fridge now, and it has more than one name on it. A mood as low as that is treated by people whose job it is, and it usually takes longer than anybody would like. It was not caused by an argument, and a clean kitchen cannot cure it. What is left over is an evening with a friend in it, at one house or another.
    `,
  },
};
