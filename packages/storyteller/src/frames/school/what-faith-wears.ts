import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Things that are worn for a faith. */
export const WORN = String.raw`\b(?:hijab|head ?scarf|turban|patka|kippah|kippa|yarmulke|skullcap|bindi|kara|topi|niqab)\b`;
const REMARKS = String.raw`\b(?:(?:people|others|kids|children|girls|boys|friends|they|every(?:one|body)|some\w+) (?:all )?thinks?|comments?|remarks?|laugh\w*|teas\w*|stare[sd]?|staring|mean|rude|names?|fun of|mock\w*|pull\w*|said|says|told (?:her|him|them)|asked? (?:her|him|them) to take|nasty|horrible|looks|(?:will|would|might) (?:say|think|react)|worr\w+|nervous)\b`;
/** The child of the story is the one who did it. */
export const DONE_BY_CHILD = String.raw`^(?:he|she|my \w+|our \w+|(?!(?:some(?:one|body)|people|kids|boys|girls|children|they)\b)\w+) (?:has )?(?:mocked|laughed|made fun|pulled|teased)\b|\b(?:girl|boy|child|kid|classmate|friend|pupil|someone|somebody)\b[^.!?]{0,40}\b(?:who|that|and) (?:(?!(?:she|he|they|why)\b)[\w']+ ){0,8}?wear(?:s|ing) (?:a |an |the )?(?:hijab|head ?scarf|turban|patka|kippah?|yarmulke|skullcap|bindi|kara|topi|niqab)\b`;

/** Nobody has said anything yet. */
const ONLY_FEARED = String.raw`^(?=[^]*\b(?:first (?:time|day)|(?:start(?:s|ing)?|wants?|going|will|decided|chos(?:e|en)) (?:to )?wear(?:ing)?)\b)(?![^]*\b(?:said|says?|told|laugh\w*|teas\w*|comment\w*|remark\w*|stare[sd]?|staring|rude|nasty|horrible|mean|names|fun of|mock\w*|pull\w*)\b)|\b(?:nervous|worried|anxious|scared|afraid)\b[^.!?]{0,30}\b(?:what|how) (?:\w+ ){1,5}(?:will|might|would) (?:say|think|react)\b`;

/** What a child wears for its faith. */
export const THE_WORN: Role = {
  fallback: { text: 'what belongs to {his} faith' },
  cues: [
    { match: /\bhijab\b/i, phrase: { text: 'a hijab' } },
    { match: /\bhead ?scarf\b/i, phrase: { text: 'a headscarf' } },
    { match: /\bturban\b/i, phrase: { text: 'a turban' } },
    { match: /\bpatka\b/i, phrase: { text: 'a patka' } },
    { match: /\b(?:kippah?|yarmulke|skullcap)\b/i, phrase: { text: 'a kippah' } },
    { match: /\bbindi\b/i, phrase: { text: 'a bindi' } },
    { match: /\bkara\b/i, phrase: { text: 'a kara' } },
    { match: /\btopi\b/i, phrase: { text: 'a topi' } },
  ],
};

/** A hijab, a turban or a kippah, and what others say about it. */
export const whatFaithWears: NamedScene = {
  id: 'worn',
  image: 'what is put on in the morning with two hands and some practice',
  cue: said(`(?=[^]*(?:${WORN}))(?=[^]*(?:${REMARKS}))`, `${DONE_BY_CHILD}|${ONLY_FEARED}`),
  decides: true,
  titles: { young: 'Put On With Two Hands', older: 'Two Hands and Some Practice' },
  roles: { worn: THE_WORN, teacher: TEACHER },
  text: {
    '6-7': `
      D<worn> In the morning {Name} puts on {worn}. It takes two hands and a mirror. Some children said a mean thing about it, and that is unfair. It belongs to a faith, and a faith belongs to a family. Many people all over the world wear one.
      P<worn> Somebody may wonder what it is. A kind question is fine. To laugh about it or pull at it is wrong.
      Q<worn> When somebody says such a thing, {Name} may feel ____.
      H<worn> {teacher} can tell the class what it is, and stop the jokes.
      H<worn> {helper} can tell who in the family wears one, and since when.
      T<worn> {he} can say, "This is from my faith. Please be kind."
      T<worn> {he} can tell {teacher} what was said. ~ That is the right thing to do.
      C<worn> {he} can think, "I know why I wear it."
      A<worn> In the evening it is folded, or put on its hook. It heard nothing of what was said. The words were unfair, and a grown-up knows about them. In the morning two hands put it on again, just right.
    `,
    '8-10': `
      D<worn> Something on a head gets noticed before the person under it does. {Name wears} {worn}, and there are people who make remarks about such things. The reasons for wearing it belong to {him} and {his} family, and nobody else gets to mark them. Picking on somebody because of faith is prejudice, in a classroom or on a bus. It has nothing to do with anything {Name} did.
      P<worn> Some people stare because it is new to them, and one sentence is enough. Those who say things to get a laugh are another matter, and adults are there for that.
      P<worn> People who hear a remark often look away because they do not know what to do. Some of them wish later that they had come one step nearer.
      Q<worn> On the way there next time, {Name} might feel ____.
      H<worn> {teacher} can take it up with those who said it, and write it down as prejudice.
      H<worn> {helper} can find somebody who has worn one for years, and ask what they do about remarks.
      T<worn> {he} can say, "It is part of my faith," once, and talk to somebody else.
      T<worn> {he} can tell an adult what was said, where and on which day.
      C<worn> {he} can think, "I know why I wear it. That is enough."
      A<worn> In the morning there is a mirror, two hands and some practice, until it sits just right. Those are good minutes. A remark about it is unfair, and it goes on a grown-up's list. {Name} goes out of the door exactly like that, and belongs wherever the day goes.
    `,
    '11+': `
      D<worn> Something on a head gets noticed before the person under it does. {Name wears} {worn}, and some people have made unfair remarks. The reasons for it are {his} own, and nobody else was asked to guess or mark them. Picking on somebody for their faith is prejudice, on a bus as much as in a classroom. In many countries there is a law about it. It is not a price that has been agreed on. It is somebody else's fault, and it can be reported.
      P<worn> People who hear it often look away because they do not know what to do. Afterwards some of them wish that they had come one step nearer.
      P<worn> A few who stare are only curious, and one sentence settles it. Those who comment to get a laugh are another matter.
      Q<worn> When the same people are there again, {Name} might notice ____. It may be in the shoulders.
      H<worn> {helper} can report it to the school, or to whoever runs the place, with the day and the words. ~ There are rules for it.
      H<worn> {helper} can find somebody who has worn one for years, and ask what they do.
      T<worn> {he} can stay near a friend for a while. ~ It is sensible, and no surrender.
      T<worn> {he} can note what was said and when, and hand it on.
      C<worn> {he} can think, "I know why I wear it. That is enough."
      A<worn> In the morning there is a mirror, two hands and some practice, until it sits just right. Those minutes belong to {Name}, and no remark gets into them. What was said was unfair, and it is on somebody's desk by now. A remark does not decide who belongs where.
    `,
  },
};
