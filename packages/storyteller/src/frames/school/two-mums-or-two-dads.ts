import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const PAIR = String.raw`\b(?:two|2) (?:mum(?:mie|my)?s|mom(?:mie)?s|mothers|mamas|dads|daddies|fathers|papas)\b`;
const REMARK = String.raw`\b(?:said|says|saying|told|tells|ask\w*|allowed|weird|wrong|odd|gross|disgusting|not (?:real|normal|right)|real (?:mum|mom|dad)|can'?t have|where (?:his|her|their)|laugh\w*|teas\w*|comments?|mean|kids|call\w*|insult\w*|bull(?:y|ied|ying)|children|boys?|girls?|questions?|explain|different)\b`;
const CALLED = 'mama|mummy|mumma|mum|mommy|mom|mami|ima|daddy|dad|dada|papa|baba|abba';

/** The two parents of the child, as a child counts them. */
const THE_PAIR: Role = {
  fallback: { text: 'two mums' },
  cues: [
    { match: /\b(?:two|2) (?:moms|mommies)\b/i, phrase: { text: 'two moms' } },
    { match: /\b(?:two|2) (?:dads|daddies|fathers|papas)\b/i, phrase: { text: 'two dads' } },
  ],
};
/** Both of them by what they are called: "We're Mama and Mummy". */
const BOTH: Role = {
  fallback: { text: 'the two of them' },
  cues: [
    { match: new RegExp(String.raw`\b((?:${CALLED}) and (?:${CALLED}))\b`, 'i'), phrase: { text: '$' } },
    { match: new RegExp(String.raw`\b(?:(?:we are|we're|called|call us) )((?:${CALLED})(?: \w+)? and (?:${CALLED})(?: \w+)?)\b`, 'i'), phrase: { text: '$' } },
  ],
}; // prettier-ignore

/** Two mums or two dads, and somebody who says that this cannot be or asks about it. */
export const twoMumsOrTwoDads: NamedScene = {
  id: 'pair',
  image: 'all the different people who stand at a door at home time',
  cue: said(
    String.raw`(?=[^]*(?:${PAIR}))(?=[^]*(?:${REMARK}))`,
    String.raw`\b(?:friend|classmate|cousin|neighbour|girl|boy|child) (?:who |that )?(?:has|have|had|with|got|having) (?:got )?(?:two|2) |\b(?:step|divorc\w*|separat\w*|split)\w*\b`,
  ),
  decides: true,
  answers: /\b(?:call\w*|gay|insult\w*|said|says|teas\w*|weird|wrong|names?)\b/i,
  titles: { young: 'Who Is at the Door?', older: 'One of the Ways to Be a Family' },
  roles: { pair: THE_PAIR, both: BOTH, teacher: TEACHER },
  text: {
    '4-5': `
      D<pair> Some children have a mum and a dad. {Name has} {pair}. Somebody may say that this is wrong. That is a mistake. It is a family, and it belongs here like all the others.
      P<pair> The child who said it may know just one kind of family. There is still a lot to find out.
      Q<pair> When somebody says that about the family, {Name} may feel ____.
      H<pair> {teacher} can read a book about all kinds of families.
      H<pair> {both} can hear all about it at home.
      T<pair> {he} can say, "I have {pair}," and play on.
      T<pair> {he} can tell {teacher} about it. ~ That is right.
      C<pair> {he} can say, "This is my family."
      A<pair> At home time the door opens. There is a gran, and a dad with a pram. There is a mum with a dog. They all look for one child. {Name has} {pair}. That is a family, and {Name} belongs in it.
    `,
    '6-7': `
      D<pair> Some children live with a mum and a dad, and some with one parent. {Name has} {pair}. Somebody may say that this is wrong. That is a mistake. It is a family like any other, with bedtimes and burnt toast.
      P<pair> Whoever says it may have met only one kind of family so far. A plain answer helps. If it was said to be mean, a grown-up wants to know.
      Q<pair> When somebody talks like that about {him} at school, {Name} may feel ____.
      H<pair> {teacher} can tell the class about all the kinds of family there are. ~ That is not {Name}'s job.
      H<pair> {both} can tell how the family began. ~ It is a story worth knowing.
      T<pair> {he} can say, "I have {pair}," and go on playing.
      T<pair> {he} can say nothing and go to somebody else. ~ A family needs no reason.
      C<pair> {he} can think, "I know more about my family than they do."
      A<pair> At home time the door opens, and a whole crowd is standing there. There are grans, dads with prams, and somebody on a bike. Each of them is looking for one child. {Name has} {pair} to look for. That is a family, and {Name} belongs in it.
    `,
    '8-10': `
      D<pair> In every class there are many sorts of family: two parents, one, step-parents, grandparents, foster carers. {Name has} {pair}. Now and then somebody says that this is odd, or wrong, or impossible. It is not. In many countries two women or two men can marry. Their children do homework and lose socks like everybody else. A family is a family because of who is in it for whom.
      P<pair> Some who say such things repeat what they have heard and have not thought about it yet. Some are curious and ask badly. And some want to be unkind, which is unfair and a job for adults.
      Q<pair> When somebody talks like that about {his} family, {Name} might feel ____.
      H<pair> {teacher} can make it clear to everybody that families are not for making fun of.
      H<pair> {both} can ask which answer {he} would like to have ready. ~ A short one is often best.
      T<pair> {he} can say, "Yes, I have {pair}. What would you like to know?" ~ Curious people ask, and the others run out of words.
      T<pair> {he} can say, "I don't discuss my family," and turn to somebody else.
      C<pair> {he} can think, "Nobody else gets a vote on my family."
      A<pair> At the end of a school day all sorts of people stand at the gate. Nobody there is asked to prove anything, and each of them is looking for one face. {Name has} {pair}, and belongs with them. The remark may come again one day, and the answer will be quicker then. At home no answer is needed.
    `,
    '11+': `
      D<pair> {Name has} {pair}, which other people may find interesting, ordinary or, now and then, worth a remark. There is nothing wrong with it. Some remarks are plain questions that were badly put. Others are meant to hurt, and then they are prejudice, and a matter for the school. The families themselves are rarely as unusual as people imagine. They argue about chargers and whose turn it is to cook.
      P<pair> Whoever says that it is wrong is usually repeating something. Whoever uses it to get a laugh is watching the others and not the person in question.
      Q<pair> When somebody brings it up, {Name} might notice ____. Being tired of the subject is a fair answer.
      H<pair> {teacher} can deal with it as prejudice, without making {him} explain anything in front of the class.
      H<pair> {both} can talk through which questions {he} would like to answer and which not.
      T<pair> {he} can answer the fair questions and leave the others standing. ~ Silence is a reply too.
      T<pair> {he} can note what was said, when and by whom, and hand it to an adult.
      C<pair> {he} can think, "Not up for a vote."
      A<pair> Nobody at a kitchen table asks whether the table is normal. It has food on it, somebody forgot to buy milk, and somebody wants to know how the day was. {Name has} {pair}, and they belong to each other. The remark stayed at school, where somebody else is responsible for it.
    `,
  },
};
