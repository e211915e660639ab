import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const STOLEN = String.raw`steal(?:s|ing)?|shop ?-?lift(?:s|ing)?|(?:nick|pinch|swip)(?:e|es|s|ing)? (?:\w+ ){0,3}?(?:sweets?|chocolate|crisps|things|stuff|make-?up|from)|(?:tak(?:e|es|ing)) (?:\w+ ){0,3}?(?:sweets?|things|stuff|something|chocolate|make-?up|money) (?:(?:from|out of) (?:the|a|some) (?:\w+ )?(?:shops?|stores?|supermarket|co-?op|tesco|boots)|(?:from|out of) (?:my|our|his|her|mum['’]?s|dad['’]?s|(?:his|her) (?:mum|dad)['’]?s|the) (?:purse|wallet|bag|money ?box))`;
const WANTED = String.raw`(?:want(?:s|ed|ing)?|ask(?:s|ed|ing)?|tell(?:s|ing)?|told|try\w* to get|get|getting|forc(?:e|es|ing)|nag\w*|beg\w*|press\w*|push\w*|expect\w*) (?:him|her|them) (?:to|into)`;
/** Others who do it, and a child who is to do it with them. */
const WITH_THEM = String.raw`${WANTED}|want(?:s|ed|ing)? (?:him|her|them) (?:in|with)|pressur\w*|(?:do|join)(?:ing)? (?:it|in|them)(?: (?:too|as well))?|(?:say|saying|said) no|go(?:ing)? along`;

/** What was to be taken, where a parent says it. */
export const LOOT: Role = {
  fallback: { text: 'something' },
  cues: [
    { match: /\b(?:sweets?|candy)\b/i, phrase: { text: 'sweets' } },
    { match: /\bchocolate\b/i, phrase: { text: 'chocolate' } },
    { match: /\bmake-?up\b/i, phrase: { text: 'make-up' } },
    { match: /\bcrisps\b/i, phrase: { text: 'crisps' } },
    { match: /\bmoney\b/i, phrase: { text: 'money' } },
    { match: /\bvapes?\b/i, phrase: { text: 'a vape' } },
  ],
};

/** Friends who want company when they steal. Nothing has been taken by the child: it is told of a no, and of no way back to a till. */
export const askedToSteal: NamedScene = {
  id: 'stealwith',
  image: 'hands that stay empty, and a no that is short',
  cue: said(
    String.raw`\bdar(?:e|es|ed|ing) (?:(?:him|her|them) )?(?:to|into)\b[^.!?]{0,20}\b(?:${STOLEN})\b|\b(?:asked|told|pressured|pushed|urged|encouraged|expected) (?:to|into)\b[^.!?]{0,20}\b(?:${STOLEN})\b|\b(?:${WANTED}|pressur\w* (?:him|her|them) (?:to|into))\b[^.!?]{0,60}\b(?:${STOLEN})\b|\b(?:friends?|mates?|others|boys|girls|kids|children|cousins?|lads|group|they)\b[^.!?]{0,30}\b(?:${STOLEN})\b[^.!?]{0,60}\b(?:${WITH_THEM})\b`,
    String.raw`\b(?:stole|stolen|shop-?lifted|nicked|took|caught|gave in|went along|joined in|did it|has been (?:stealing|shoplifting|taking)|to stop|not to|dar(?:e|es|ed|ing)(?! (?:him|her|them) to (?:steal|nick|shop-?lift|take))|(?:and|but) (?:he|she|they) (?:did|does|steals|takes)|(?:he|she) (?:wants|asks|tells|gets|told|asked|wanted) (?:his|her|other|another|a|some))\b|\b(?:from|steal(?:s|ing)?) (?:him|her|me|us)\b`,
  ),
  decides: true,
  answers: /\b(?:sweets?|shops?|steal\w*|shop ?-?lift\w*|friends?|mates?)\b/i,
  titles: { young: 'Empty Hands Can Catch', older: 'With Empty Hands' },
  roles: { loot: LOOT },
  text: {
    '6-7': `
      D<stealwith> Some plans are good, and some only sound like fun. Others want {Name} to take {loot} and not pay. "Come on, do it with us," they may say. It was not {Name}'s plan. It is hard to be the only one who says no. Here it is a good no.
      P<stealwith> Those who ask may be scared too. With one more, it seems less bad to them.
      P<stealwith> Things in a shop belong to people, too. They count them, and they are sad when some are gone.
      Q<stealwith> When the others ask, {Name} may feel ____. It may be two things at once.
      H<stealwith> {helper} can practise a short no with {him}. ~ It comes out faster then.
      H<stealwith> {helper} can listen first, and be glad that it was told.
      T<stealwith> {he} can say, "No, I do not want to," and walk off.
      T<stealwith> {he} can tell a grown-up what the plan is. ~ That is for keeping children safe.
      C<stealwith> {he} can think, "I can like them, and say no to that."
      A<stealwith> It was a short no, and it was heard. One of the others may even have been glad. Another day there is a better plan, with them or with somebody else. Empty hands are light. They are just right for catching a ball.
    `,
    '8-10': `
      D<stealwith> A plan feels lighter when several people carry it. Others want {Name} to take {loot} that nobody has paid for, or to come along while they do. "Everybody does it," they may say, or, "Nobody will notice." Such sentences are there to make it sound small. It is stealing all the same, and whoever is asked may say no. Staying out of a plan is not the same as leaving friends.
      P<stealwith> People who want company for something are often not sure about it. Each one more makes it look normal. One who stays out makes it easier for the next.
      P<stealwith> What is gone from a shelf still gets paid for. In a small shop it may be by the person at the till.
      Q<stealwith> When they ask again, {Name} might feel ____. There can be two feelings that pull in different directions.
      H<stealwith> {helper} can agree on a text that means "ring me and call me home". ~ Home does not mind getting the blame.
      H<stealwith> {helper} can hear all of it before anything is decided. ~ The next step can be found together.
      T<stealwith> {he} can say, "Not for me, I'm off," and go before it begins. ~ Waiting outside still looks like being part of it.
      T<stealwith> {he} can come up with another plan, such as the park or a game. ~ Somebody may have been hoping for one.
      T<stealwith> {he} can tell an adult if they go on asking. ~ That is about being safe, and so it is no tale.
      C<stealwith> {he} can think, "I can keep the friends and leave the plan."
      A<stealwith> The no took about two seconds. There may have been a shrug or a joke, and then it was over. Hands that stayed empty have nothing to hide, and they need no made-up story. Friends who are friends have other plans as well. If they wanted company for that one only, it is good to know.
    `,
    '11+': `
      D<stealwith> Stealing in a group has its own arithmetic, in which the blame gets divided by the number of people. {Name} has been asked to take {loot}, or to join in. Saying no has a price too, such as a joke or a cooler chat for a day. It is still the better deal. The arithmetic is wrong, since everyone who takes part can be held responsible for all of it, and so can whoever keeps a lookout.
      P<stealwith> People look for company in things they are uneasy about. One more makes it look ordinary, and one fewer makes it look like what it is.
      P<stealwith> In experiments with groups, one person who disagrees makes it much easier for a second. In a group of friends there mostly is a second.
      Q<stealwith> When it comes up again, {Name} might notice ____.
      H<stealwith> {helper} can agree on a text that means "ring me and tell me to come home". ~ Home can take the blame for it.
      H<stealwith> {helper} can hear the whole of it before anything is decided.
      T<stealwith> {he} can say something too dull to argue with, such as "Not for me, I'm heading off", before it begins. ~ Waiting outside still counts as being there.
      T<stealwith> {he} can talk to one adult if it turns into pressure. ~ It can be agreed beforehand what happens next.
      C<stealwith> {he} can think, "The people, yes. The plan, no."
      A<stealwith> It came up, it was turned down, and the conversation moved on sooner than expected. Nothing needs hiding, explaining or taking back. What the others do is not for one person to decide. Some of them may have been glad of the no, and they may say so in private, weeks later. Those are the ones to make other plans with.
    `,
  },
};
