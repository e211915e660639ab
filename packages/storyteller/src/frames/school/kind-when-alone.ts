import { said, type NamedScene } from '../scene.ts';

const ALONE = String.raw`\b(?:nice|kind|lovely|friendly|fine|great|ok|okay|good|friends?)\b[^.!?]{0,30}\b(?:when|if) (?:it(?:['’]?s| is) |they(?:['’]?re| are)? |she(?:['’]?s| is) |he(?:['’]?s| is) )?(?:just |only )?(?:the two of them|two of them|them|alone|on their own|one[- ]to[- ]one|at (?:ours|our house|home)|nobody else|no ?one else)\b|\b(?:alone|one[- ]to[- ]one|at home|on their own) (?:she|he|they)(?:['’]?s|['’]?re| is| are) (?:nice|lovely|kind|fine|great)|\b(?:nice|kind|lovely|fine|great|good) (?:one[- ]to[- ]one|(?:when )?alone|on (?:his|her|their) own)\b`;
const NOT_WITH_OTHERS = String.raw`\b(?:mean|nasty|horrible|ignor\w*|unkind|cruel|takes? the mick\w*|shows? off|different|laughs? at|blanks?|cold|rude|not at school|acts? like|pretends?)\b`;

/** A friend who is kind when there are two of them and unkind, or a stranger, when others look on. */
export const kindWhenAlone: NamedScene = {
  id: 'twofaces',
  image: 'two coats of one friend: a soft one for two, and a stiff one for when others look',
  cue: said(
    `(?=[^]*\\b(?:friend|mate|bestie|bff|girl|boy|she|he)\\b)(?=[^]*(?:${NOT_WITH_OTHERS}))[^]*(?:${ALONE})`,
    String.raw`\b(?:brother|sister|cousin|dad|mum|step\w*|teacher|my (?:son|daughter) is (?:mean|nasty)|dog)\b`,
  ),
  decides: true,
  answers: /\b(?:friends?|nice|mean|nasty|others?|ignor\w*|alone|just|there|school)\b/i,
  titles: { older: 'Two Coats' },
  text: {
    '6-7': `
      D<twofaces> Some friends have two coats. {Name} may know a friend like that. One coat is soft, for when nobody else is there. One is stiff, for when others look. It is confusing, because both coats have the same friend in them. A mean word hurts in either coat.
      P<twofaces> The friend may be scared of not being liked by the others. It is a reason. It does not make it kind.
      Q<twofaces> When the stiff coat comes out, {Name} may feel ____.
      H<twofaces> {helper} can listen to both parts, the nice and the mean.
      H<twofaces> {helper} can ask another child to come and play as well.
      T<twofaces> {he} can say, when they are alone, "You were mean today. Please stop."
      T<twofaces> {he} can walk off to somebody kind when it starts.
      C<twofaces> {he} can think, "A friend is kind in front of others, too."
      A<twofaces> It was said, when there were just two. The friend went a bit red. Perhaps the soft coat comes along to school one day. Perhaps it does not, and then there are others to play with. Friends can be chosen, like games.
    `,
    '8-10': `
      D<twofaces> With some people it depends on who is looking. {Name} has a friend who is good company alone, and somebody else in front of a group. It is as if there were a soft coat for home and a stiff one for school. It is hard to know which of them counts. Both are the same friend, and the unkind words hurt whether they were meant or not.
      P<twofaces> Many people are afraid of losing their place in a group, so they copy its tone. Being unkind to somebody shows which side they are on. It explains it, and it is not all right.
      P<twofaces> The others in the group do not think about it much. They take it for the way things are, until somebody says it is not.
      Q<twofaces> When the tone changes, {Name} might feel ____. It may be hurt and puzzled at once.
      H<twofaces> {helper} can hear about the good days and the bad ones without deciding anything.
      H<twofaces> {helper} can make room for a second friend. ~ One friend with two coats is easier to bear beside another.
      T<twofaces> {he} can say, alone with that friend, "I like you here. Please be like this at school."
      T<twofaces> {he} can leave when it begins, without a speech, and sit somewhere else.
      C<twofaces> {he} can think, "It counts what a friend does when others are looking."
      A<twofaces> It has been said once, in a quiet place, and the answer was short. Some friends did not know that it showed, and they change. Some prefer the group. Either way {Name} has seen both coats and can decide how much to share with the person inside. If it goes on being cruel, it is a matter for a teacher.
    `,
    '11+': `
      D<twofaces> There are friendships with a private edition and a public one. In private it is jokes, secrets and two hours on the phone. In public the same person looks past {Name}, or gets a laugh at {his} expense. It is like knowing somebody with two coats, without hearing in the morning which it will be. What makes it hard is that the private friend is real. So is the other.
      P<twofaces> A good many people of this age treat a group as an audience, and play to it. They may not like what they do there, and seldom say so. Fear of being next is an explanation and no excuse.
      P<twofaces> Those who look on are mostly working on their own places. One who likes both may be quite relieved to hear it named.
      Q<twofaces> When the public tone sets in, {Name} might notice ____. Embarrassment often arrives before anger.
      H<twofaces> {helper} can listen without running the friend down. ~ It is possible to miss somebody who is unkind.
      H<twofaces> {helper} can help to find one place, such as a club, where nobody knows either edition.
      T<twofaces> {he} can put it in one sentence, in private: "I'm not doing nice here and nasty there any more."
      T<twofaces> {he} can keep back the secrets for a while and watch what happens to the small ones.
      T<twofaces> {he} can get up and go in the middle of it. ~ A joke needs somebody to stay for it.
      C<twofaces> {he} can think, "A friend is what somebody is when it costs something."
      A<twofaces> The sentence has been said, and now the other side knows that it shows. It may change, or it may turn out that the stiff coat is the one that gets worn. That would be sad, and it would at least be clear. Friends who have only one edition are less exciting to begin with. They wear much better.
    `,
  },
};
