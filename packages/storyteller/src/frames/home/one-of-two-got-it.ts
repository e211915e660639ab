import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from './sibling-role.ts';

/** A brother, sister or friend got a thing, and there was none for this child. */
export const oneOfTwoGotIt: NamedScene = {
  id: 'gotone',
  image: 'a thing with a bow on it, that is somebody else’s',
  cue: said(
    String.raw`\b(?:brother|sister|twin|cousin|friend|sibling|he|she)\b[^.]{0,20}\b(?:got|gets?|has got|was given|is getting|given|was bought|bought)\b[^.]{0,40}\b(?:and|but) (?:he|she|they|him|her|mine|not)(?:'?s)? ?(?:didn'?t|did not|doesn'?t|does not|hasn'?t|isn'?t|wasn'?t|got (?:nothing|none)|can'?t|not|gets? (?:nothing|none))?\b|\b(?:jealous|cross|angry|upset|sulk\w*|cries|crying|envious|not fair)\b[^.]{0,40}\b(?:brother|sister|twin|cousin|friend|sibling)(?:'s)?\b[^.]{0,30}\b(?:got|gets|new|present|bike|scooter|birthday)\b`,
    String.raw`\b(?:attention|cuddles?|baby|prize|certificate|award|star of|invited|goal|marks?|lost|broke|hurt|team|part in|lead|into|in trouble|told off|taken|phone|bed|goes? (?:to|on)|up later|away with)\b`,
  ),
  decides:
    /\b(?:brother|sister|twin|cousin|sibling)\b[^.]{0,20}\b(?:got|was given|is getting|was bought)\b[^.]{0,30}\b(?:and|but) (?:he|she|they) (?:didn'?t|did not|hasn'?t|isn'?t|wasn'?t|got (?:nothing|none))/i,
  titles: { young: 'Somebody Else’s Bow', older: 'Somebody Else’s Bow' },
  roles: {
    owner: SIBLING_ROLE,
    got: {
      fallback: { text: 'something new' },
      cues: [
        { match: /\bbikes?\b/i, phrase: { text: 'a bike' } },
        { match: /\bscooters?\b/i, phrase: { text: 'a scooter' } },
        { match: /\btrampolines?\b/i, phrase: { text: 'a trampoline' } },
        { match: /\b(?:new )?shoes|trainers\b/i, phrase: { text: 'new shoes' } },
        { match: /\b(?:doll|dolly)\b/i, phrase: { text: 'a doll' } },
        { match: /\blego\b/i, phrase: { text: 'some Lego' } },
        { match: /\bpresents?\b/i, phrase: { text: 'a present' } },
        { match: /\bpupp(?:y|ies)|\bdog\b/i, phrase: { text: 'a dog' } },
        { match: /\btrains?(?: set)?\b/i, phrase: { text: 'a train' } },
        { match: /\btablet|ipad\b/i, phrase: { text: 'a tablet' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<gotone> One of two got {got}, and it was {owner}. {Name} may want that, too, and very much. It is right there, and it is new and shines. It hurts a bit to look at it. That is what wanting feels like. It does not mean that anybody is loved more.
      P<gotone> The one who got it is busy being glad. Glad people talk a lot. It is not said to be mean.
      Q<gotone> When all look at the new thing, {Name} may feel ____.
      H<gotone> {helper} can listen and write the wish down.
      H<gotone> {helper} can say why it was given now.
      T<gotone> {he} can say, "I want one, too." ~ That is true, and it is not rude.
      T<gotone> {he} can ask for a turn. ~ The answer may be no.
      C<gotone> {he} can think, "That is not mine. My wish is still mine."
      A<gotone> After a week, the new thing is not so new. The wish is on a bit of paper on the fridge. Some wishes come true, and some get swapped for others. Somebody else is glad, and somebody has a wish. Both are fine.
    `,
    '6-7': `
      D<gotone> Somebody else got {got}, and {Name} did not. It was {owner} this time. Everybody says how nice it is. Inside, a wish may get tight and prickly. Nearly everyone has met that feeling. It has a name, envy, and it only says that something matters.
      P<gotone> Things in a family do not arrive in pairs. Somebody has a birthday, or the old one was too small. From the side that gets nothing, all those reasons look the same.
      Q<gotone> When everyone looks at the new thing, {Name} may feel ____. It is fine if it is not a nice word.
      H<gotone> {helper} can hear it without saying "be glad for them". ~ First comes the wish, and later the gladness.
      H<gotone> {helper} can tell what it was that {Name} got last time. ~ One forgets that.
      T<gotone> {he} can write the wish down, with a drawing.
      T<gotone> {he} can go and do something good in another room for a while.
      C<gotone> {he} can think, "I want it, and I can stand that."
      A<gotone> After some days nobody said any more how nice it was. The wish had shrunk from a house to a hat. Somebody else still had the thing. A wish can be put down and picked up again at a birthday.
    `,
  },
};
