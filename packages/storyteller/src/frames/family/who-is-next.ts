import { said, type NamedScene } from '../scene.ts';

/** A cough or a late bus, in which the worst is heard. */
const AT_A_SIGN = String.raw`\b(?:scared|afraid|frightened|terrified|worr\w+|panic\w*|anxious|upset|fears?|checks?)\b[^.!?]{0,20}\b(?:every ?time|whenever|each time|any ?time|when|if|as soon as)\b[^.!?]{0,12}\b(?:i|i'm|we|mum\w*|mom\w*|dad\w*|anyone|someone|somebody|one of us)\b[^.!?]{0,20}\b(?:headaches?|cough\w*|colds?|ill|poorly|sick|unwell|tired|pains?|aches?|temperature|sneez\w*|late|doctors?|hospital)\b`;
const HAS_DIED = String.raw`(?=[^]*\b(?:died|dead|death|passed away|passed on|lost (?:his|her|their|my|our))\b)`;
const PARENT = String.raw`(?:i|we|me|us|mum\w*|mom\w*|dad\w*|papa|mama|his (?:parents|other \w+)|her (?:parents|other \w+)|(?:every|some)(?:one|body) else|gran\w*|nan\w*|grand\w*)`;

/** A grandparent died, and now the child is afraid for those who are left. */
export const whoIsNext: NamedScene = {
  id: 'next',
  image: 'the counting of those who are here, in the dark',
  cue: said(
    String.raw`${HAS_DIED}(?:[^]*${AT_A_SIGN}|[^]*\b(?:scared|afraid|frightened|terrified|worr\w+|thinks?|fears?|anxious|panics?|asks?|asking)\b[^.!?]{0,24}\b(?:${PARENT}|(?:he|she))(?:'ll|’ll| will| might| am going to| are going to| is going to| could| would| may| can)?(?: all| also| both)? (?:die|be next|dies)\b(?! of))`,
    String.raw`\b(?:is|are|am) dying|terminal\w*|hospice|palliative|(?:i|mum|dad|mummy|daddy|his \w+|her \w+) (?:has|have|had|'ve got|got) (?:cancer|a tumou?r|chemo\w*)`,
  ),
  decides: new RegExp(
    String.raw`^(?=[^]*\b(?:gran\w*|nan\w*|nonna|pop|poppa|my (?:mum|mom|dad|mother|father))\b)${HAS_DIED}[^]*?${AT_A_SIGN}|\b(?:scared|afraid|frightened|terrified|worr\w+) (?:that )?(?:i|we|mummy|mum|daddy|dad)(?:'ll|’ll| will| might| could) (?:die|be next)\b[^.!?]{0,24}\b(?:since|because|now that|after)\b[^.!?]{0,16}\b(?:my (?:mum|mom|mother|dad|father)|(?:his|her|their) (?:gran\w*|nan\w*|grand\w*)|gran\w*|nan\w*|grand\w*)(?: \w+)? (?:died|passed)`,
    'i',
  ),
  answers: /\b(?:die|dies|died|next|scared|afraid|worr\w*|frightened)\b/i,
  titles: { young: 'Who Is Here', older: 'Counting Who Is Here' },
  text: {
    '4-5': `
      D<next> {who} died. {Name} may think, "Who is next?" A head thinks that after a sad thing. All people die one day. Mostly it is when they are as old as old trees. No thought and no wish can make it come.
      P<next> Lots of children ask this. They ask it because they love somebody.
      Q<next> In bed, {Name} may feel ____.
      H<next> {helper} can say, "I plan to be here long."
      H<next> {helper} can say who looks after {him} on each day. ~ There are more people than two.
      T<next> {he} can ask the question on a lap.
      T<next> {he} can count the people at home.
      C<next> {he} can think, "They are here now."
      A<next> {who} died, and that is sad. Here are the others, one by one. They brush teeth, and they say good night. In the morning there is breakfast with them.
    `,
    '6-7': `
      D<next> {who} died. Since then {Name} may think about who else could die. It may come in bed, or at the school gate. After a death a head learns that it can happen. Then it checks everybody, like a guard with a torch. Nearly all people get old first.
      P<next> Grown-ups count people too, after somebody has died. They may ring up only to hear a voice.
      P<next> Some children stay close by day and call out by night. It is a way of looking whether everyone is there.
      Q<next> When the thought comes, {Name} may feel ____. It can be in the tummy.
      H<next> {helper} can say, "I plan to be here for many years." ~ It can be said each time.
      H<next> {helper} can say who would be there for {him} in any case. ~ It is a longer list than a head thinks.
      T<next> {he} can say the thought out loud. ~ Then two people have it.
      T<next> {he} can draw the people who look after {him}.
      C<next> {he} can think, "I have counted. They are here tonight."
      A<next> {who} died, and no thought made it happen. Thoughts cannot do that. The guard with the torch may put it down for the night. The people at home are in their beds. Breakfast is at the same time as before.
    `,
    '8-10': `
      D<next> {who} died, and there is a question: who is next? {Name} may listen to breathing at night or want to know exactly when somebody will be back. Before, death was something that happened elsewhere. Now the mind has seen that it happens here, and it has put a guard on. The guard means well and overdoes it. Most people die when they are old, and a thought about it does not bring it on.
      P<next> Adults have the same guard after a funeral. They drive more slowly and ring each other for no reason.
      P<next> People who work with grief expect this question. They say that it is loud at first and gets quieter as ordinary days go by.
      Q<next> When somebody is late, {Name} might feel ____. The guard is quick.
      H<next> {helper} can answer plainly: nobody knows the day, and there is every reason to expect many years. ~ An honest answer lasts.
      H<next> {helper} can say who would look after {Name} in any case. ~ It is a plan that most families have and few mention.
      T<next> {he} can say the question aloud, even if it sounds odd. ~ Nobody minds hearing it twice.
      T<next> {he} can agree on one message a day, such as "arrived". ~ One is enough for a guard.
      C<next> {he} can think, "The guard is up. Nothing has happened tonight."
      A<next> {who} died and cannot come back, and no thought or quarrel had a part in it. The others are here: one is washing up, and one is looking for the keys. The guard goes home earlier with every ordinary week. It may look in again on some days, and then somebody can be asked.
    `,
    '11+': `
      D<next> {who} died, and since then small things have become loud. {Name} may hear a cough through the wall, or notice a hand on a forehead, and have the worst worked out within seconds. That is what a mind does once it has seen that such things happen in this family too. It posts a guard, with good intentions and poor judgement. Nearly every cough, ache and late bus has a dull reason, and no thought has ever made anybody ill.
      P<next> Adults keep the same guard after a funeral. They ring each other for no reason and look up their own symptoms at midnight. Hardly anyone mentions it at breakfast.
      P<next> People who work with grief call it one of the commonest things after a death. It is loud in the first months and gets quieter as ordinary weeks go by.
      Q<next> At the next cough or late arrival, {Name} might notice ____. The guard reports to the stomach first.
      H<next> {helper} can answer plainly: nobody knows the day, and there is every reason to expect many years.
      H<next> {helper} can agree to tell {him} if anything is really wrong. ~ Then nothing needs to be read out of a face.
      H<next> {helper} can say who would look after {him} in any case. ~ Most families have such a plan and forget to mention it.
      T<next> {he} can ask, "Is that a tired headache, or should I know something?" ~ It takes four seconds and saves an evening.
      T<next> {he} can agree on one message a day, such as "arrived". ~ One is enough for a guard, and ten only train it.
      C<next> {he} can think, "That is the guard. Nothing has happened tonight."
      A<next> {who} died, and no thought, visit or word had a part in it. The others are here, with their coughs, their keys and their habit of being late. The guard will not be dismissed at once. It goes home earlier with every ordinary week, and on some evenings it does not turn up at all. Missing {who} is what stays, and it does not need guarding.
    `,
  },
}; // prettier-ignore
