import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Put to work or to sit beside somebody one does not like: no friendship is asked for, only a job for two. */
export const aPartnerNotChosen: NamedScene = {
  id: 'notchosen',
  image: 'two people who carry a table',
  cue: said(
    String.raw`\b(?:(?:has|have|had|having) to|must|made (?:him|her|them)? ?(?:to )?|put|paired|teamed up|partnered|stuck|sit|sits|sat|sitting|work|works|working|be)\b[^.!?]{0,24}\b(?:with|next to|beside) (?:an? |the |this |another |some)?(?:\w+ )?(?:girl|boy|child|kid|body|one|classmate|partner|pupil|\p{Lu}\p{Ll}+)\b(?: (?:who|that|whom))? ?(?:he|she|they) (?:really )?(?:does ?n['’]?t|doesnt|does not|do ?n['’]?t|dont|can['’]?t|hates?|dislikes?) ?(?:like|get (?:on|along)|stand|know)?\b|\b(?:work|works|working|sit|sitting|paired|be|pair) (?:up )?with (?:a |an |the |any )?(?:partner|group|child|girl|boy|people|person|others|anyone|kids|children)\b (?:that |who |whom )?(?:he|she|they)(?: has| have|['’]s|['’]ve)? ?(?:did ?n['’]?t|didnt|did not|not|does ?n['’]?t|doesnt) (?:choose|pick|chosen|picked|like)\b|\b(?:partner|pairs?|groups?)\b[^.!?]{0,20}\b(?:(?:he|she|they) (?:did ?n['’]?t|did not|didnt) (?:choose|pick)|not of (?:his|her|their) (?:own )?choosing|chosen by the teacher|the teacher (?:chose|picks|chooses))\b`,
    String.raw`\b(?:brother|sister|step\w*|bull\w+|hits?|hurts?|kicks?|scared of|dad|mum|stranger)\b`,
  ),
  decides: true,
  answers: /\b(?:work|sit|partner|like)\b/i,
  titles: { older: 'A Table for Two to Carry' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<notchosen> A group of two can carry a table and not be friends. Each takes one end, and the table gets there. {Name} is to work with somebody who is not a favourite person. That is all right. Nobody needs to like everybody. It is enough to do the job and be polite.
      P<notchosen> The other child may not have chosen it, either. Two who did not choose have one thing in common.
      P<notchosen> Teachers mix people so that each gets to know more than two. They may not know who is cross with whom.
      Q<notchosen> When the two names are read out, {Name} may feel ____.
      H<notchosen> {teacher} can say who does which part.
      H<notchosen> {helper} can think of one good thing to say at the start.
      T<notchosen> {he} can ask, "Which bit do you want to do?"
      T<notchosen> {he} can say one nice thing about the work, if it is true.
      T<notchosen> {he} can tell {teacher} if there is hurting or mean words. ~ That is different from not liking.
      C<notchosen> {he} can think, "A job for two, and then we are done."
      A<notchosen> The work is done, with two kinds of writing on it. They are not friends, and they were polite. One thing about the other child was quite funny, in fact. For a group of two, the table got there.
    `,
    '8-10': `
      D<notchosen> A group of two can carry a table, and it makes no difference whether they like each other. They only need to say "up", "left" and "stop". {Name} is to work beside somebody {he} would not have picked. It is allowed to find that annoying. Nobody is asked to become friends. What is asked for is a job done fairly, and that is a skill of its own.
      P<notchosen> The other one may be just as unhappy about the list. It is seldom said, and now and then it makes two people laugh.
      P<notchosen> At work, adults sit next to people they did not choose for years. The good ones keep to the job and the biscuits.
      Q<notchosen> Hearing that name, {Name} might feel ____.
      H<notchosen> {helper} can listen to the complaint to its end, and then ask about the topic.
      H<notchosen> {teacher} can split the job clearly, so that there is less to argue about.
      T<notchosen> {he} can begin with one question: "Which half would you rather have?"
      T<notchosen> {he} can stay with the job when it gets prickly: "Let's finish this bit."
      T<notchosen> {he} can tell the teacher if there is anything mean or unsafe in it. ~ Putting up with that is no part of the job.
      C<notchosen> {he} can think, "We only need to carry the table."
      A<notchosen> It is handed in, and each half looks like the person who did it. They may go on not being friends, which is nobody's business. A fact or two about the other one turned out to be new. The next group will have other names in it.
    `,
    '11+': `
      D<notchosen> Group work tests something other than friendship: whether two people who would not choose each other can finish a job. {Name} has been put beside somebody who would not have been anyone's first choice here. Irritation is a fair reaction to that. It need not be hidden from oneself, and it need not be shown at the desk. Two people owe each other manners, a fair half and a deadline.
      P<notchosen> Seating plans are made on paper, by somebody who thinks about noise levels. As a statement about anybody's character they are worthless.
      P<notchosen> The other person has an opinion about the arrangement as well. It may even be the same one.
      Q<notchosen> When the pairs are read out, {Name} might notice ____.
      H<notchosen> {helper} can hear the whole of it, and resist suggesting that they might become friends.
      T<notchosen> {he} can divide the job in writing on the first day. ~ Paper is more patient than people.
      T<notchosen> {he} can stay with the task for twenty minutes and be civil. ~ Nobody can object to that.
      T<notchosen> {he} can go to the teacher if there is harm in it and more than dislike. ~ That is a different matter.
      C<notchosen> {he} can think, "Civil, fair and finished by Friday."
      A<notchosen> The piece of work exists, and it is half somebody else's. Respect for how a person does one thing can live beside not wanting to spend lunch with them. It came up once that both had wanted another partner, and that was the best joke of the week. On Friday the group is history, and a useful thing has been practised.
    `,
  },
};
