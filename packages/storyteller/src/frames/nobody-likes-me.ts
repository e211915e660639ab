import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

/** "Nobody likes me, I have no friends": a sentence that a lonely day says, and what is known when it is looked at. */
export const nobodyLikesMe: NamedScene = {
  id: 'nobodylikes',
  image: 'a sentence with "nobody" in it, and the names that it left out',
  cue: said(
    String.raw`\b(?:nobody|no[- ]?one|none of (?:them|the (?:others|girls|boys|kids))|every(?:one|body)) (?:(?:at|in) (?:(?:his|her|the|my) )?(?:school|class|year) )?(?:\w+ )?(?:likes?|hates?|wants to (?:be (?:his|her|their|my) friend|play with))\b(?= (?:him|her|them|me)\b|$|[,.]| (?:at|in) )|\b(?:says|thinks|feels|convinced|reckons)[^.!?]{0,20}\b(?:ha(?:s|ve) no|ha(?:s|ve)n'?t got any|doesn'?t have any|without any) friends\b`,
    String.raw`\b(?:call(?:s|ing|ed) (?:him|her|them)|(?:girls?|boys?|kids|classmates?) [^.!?]{0,40}(?:say|says|saying|said|told)|sarcas\w*|banter|jokes?|library|secondary|bull\w+|teas\w*|chat|online|loves? (?:him|her|me)|mum|dad|brother|sister|because of|wheelchair|skin|smell\w*|moved|new (?:school|class)|since|hearing aid|stutter\w*|died|game he|football|team|panic\w*)\b`,
  ),
  decides:
    /^(?![^]*\b(?:call(?:s|ing|ed) (?:him|her|them)|(?:girls?|boys?|kids|classmates?) [^.!?]{0,40}(?:say|says|saying|said|told)|sarcas\w*|banter|jokes?|library|secondary|bull\w+|teas\w*|chat|online|moved|new (?:school|class)|since|skin|smell\w*|panic\w*|football|team)\b)[^]*?\b(?:says?|saying|said|thinks|feels|convinced|reckons|believes)\b[^.!?]{0,24}\b(?:nobody|no[- ]?one|every(?:one|body)) (?:(?:at|in) (?:(?:his|her|the|my) )?(?:school|class|year) )?(?:\w+ )?(?:likes?|hates?) (?:him|her|them|me)\b/i,
  answers: /\b(?:nobody|no[- ]?one|everyone|friends?|likes?|hates?|says)\b/i,
  titles: { young: 'Who Is in Nobody?', older: 'A Sentence With Nobody in It' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<nobodylikes> "Nobody likes me," {Name} may say. Then no friend can be seen, near or far. It is like a window with steam on it. All is grey. One finger can make a clear spot in it.
      P<nobodylikes> Other children feel it on some days as well. They may not say so.
      Q<nobodylikes> When it feels like that, {Name} may feel ____.
      H<nobodylikes> {helper} can listen first and then have a cuddle.
      H<nobodylikes> {teacher} can tell who played with {Name} today.
      T<nobodylikes> {he} can tell what the sad bit was.
      T<nobodylikes> {he} can say hello to one child, just one.
      C<nobodylikes> {he} can say, "It is a grey day. It can clear."
      A<nobodylikes> A finger goes over the window. In the clear spot there may be one child with a bucket. A hello fits through a small spot. Tomorrow there may be a game for two.
    `,
    '6-7': `
      D<nobodylikes> "Nobody likes me" is a very big sentence. {Name} may say it after a day with no good game in it. On such a day it feels true. But "nobody" is a word with all the names taken out. With the names put back, it looks a bit different.
      P<nobodylikes> A child who plays with somebody else may like {Name} as well. It is hard to see from outside.
      P<nobodylikes> Grown-ups say quickly, "Of course they do!" It helps more when they ask what happened.
      Q<nobodylikes> On the way home from such a day, {Name} may feel ____. There may be a smaller word under a big one.
      H<nobodylikes> {helper} can ask, "Who was near you today?" and listen.
      H<nobodylikes> {helper} can ask one child to come and play. ~ One is easier than a class.
      H<nobodylikes> {helper} can talk with the teacher about who sits by whom.
      T<nobodylikes> {he} can say hello to one child by name tomorrow.
      T<nobodylikes> {he} can say, "Today was lonely." ~ That one is true and can be helped.
      C<nobodylikes> {he} can think, "It was a lonely day. It is not all my days."
      A<nobodylikes> The big sentence got smaller when names came into it. One name may have lent a pencil. Another may have laughed at the same joke. That is not a best friend yet, and it is not nobody. On lonely days a teacher can help to find a game.
    `,
    '8-10': `
      D<nobodylikes> A day without a friend near can end in one sentence: "Nobody likes me." {Name} may have said it, and meant it. When a person is lonely, the brain keeps watch for signs of not being wanted. It finds them everywhere, in a look or a turned back, and it does not count the rest. A sentence with "nobody" in it has usually been written by a brain like that.
      P<nobodylikes> After a talk, people guess that they were liked less than they really were. Researchers have found that in children as well as in adults. So two possible friends can each go home sure that they were boring.
      P<nobodylikes> Adults want to answer "That's not true!" at once. It is kinder to hear the day first.
      Q<nobodylikes> When that sentence comes, {Name} might feel ____. Under it there may be one particular moment.
      H<nobodylikes> {helper} can find out which part of the day is the loneliest. ~ A lunch hour can be helped. "Nobody" cannot.
      H<nobodylikes> {helper} can tell the teacher, who sees things that cannot be seen from inside.
      T<nobodylikes> {he} can write down each small friendly thing for one week, even a nod.
      T<nobodylikes> {he} can choose one person who is easy to be near, and ask about one thing.
      T<nobodylikes> {he} can say it in a way that is true: "I was alone at lunch today."
      C<nobodylikes> {he} can think, "That is a lonely sentence. What are the names?"
      A<nobodylikes> After a week the list has seven lines on it, and four of them are tiny. They are still more than nobody. Friends do not come from a list, but it shows which way to look. If most days stay lonely, that is worth an adult's help, and it is no fault of {hers}.
    `,
    '11+': `
      D<nobodylikes> "Nobody likes me" sounds like a finding, and after a day without a friend it is mostly a mood. {Name} may have come home with it more than once. Loneliness makes the mind look for evidence, and there is plenty, such as a slow reply or a place that was not kept. What does not support it is simply not recorded. Having no close friend at the moment is a real situation, and it hurts. It is not the same as being disliked.
      P<nobodylikes> Psychologists call one part of it the liking gap. After a conversation nearly everybody thinks that they were liked less than they were. It also holds for the people who seem sure of themselves.
      P<nobodylikes> Friendships at this age are being rearranged all the time. A quiet term says more about the arrangement than about a person.
      Q<nobodylikes> At the end of a day like that, {Name} might notice ____. Tired and lonely are easily mistaken for each other.
      H<nobodylikes> {helper} can listen to the whole of it before disagreeing with any.
      H<nobodylikes> {helper} can help to find a place outside school where there is something to do together. ~ People make friends more easily side by side.
      H<nobodylikes> {helper} can ask a doctor or the school for somebody to talk to, if it has gone on for weeks.
      T<nobodylikes> {he} can pick one person who is neutral and say one thing to them a day. ~ Familiar comes before friendly.
      T<nobodylikes> {he} can replace "nobody" with what happened, at what time, with whom. ~ A fact can be worked on.
      C<nobodylikes> {he} can think, "That's the loneliness talking. What do I actually know?"
      A<nobodylikes> The sentence will come back on bad days, since it is a well-worn one. It loses some of its weight each time it is held up against a name. A friend is seldom found by looking for one. It tends to be somebody at the same table, who had also assumed that nobody would want to know.
    `,
  },
};
