import { said, type NamedScene } from '../scene.ts';

/** A clipper that got the skin once, and a finger that has not forgotten it. */
export const nippedOnce: NamedScene = {
  id: 'nipped',
  image: 'a finger that was nipped once, and a clipper that looks twice',
  cue: said(
    String.raw`\bcut (?:\w+ ){0,3}?(?:(?:finger|thumb|toe)s?|skin|too (?:short|close|far))\b[^.]{0,30}\b(?:once|before|last time|bled|blood|by (?:accident|mistake)|accidentally|since)\b|\b(?:nip\w*|pinch\w*|snip(?:ped|s)|caught|catch\w*)\b[^.]{0,24}\b(?:finger\w*|skin|toes?|thumb|(?:too (?:short|close|far))|him|her)\b[^.]{0,30}\b(?:once|before|last time|bled|bleed\w*|blood|by (?:accident|mistake)|accidentally|now|since|hurt)\b|\b(?:once|last time|accidentally|by accident|by mistake)\b[^.]{0,30}\b(?:nip\w*|pinch\w*|caught|cut (?:him|her|them|it|his|her|too|the skin|one))\b|\bnails?\b[^]*\b(?:bled|drew blood|made (?:it|him|her|them) bleed)\b`,
    String.raw`\b(?:bit(?:es|ing)|pick\w*|ingrown)\b`,
  ),
  decides: false,
  titles: { young: 'A Finger That Remembers', older: 'The White Edge Only' },
  text: {
    '2-3': `
      D<nipped> {Name has} ten nails. Snip! Once it got the skin. Ow! Now the finger is well. Nails grow and grow.
      P<nipped> Big people get a nip too. Ow, they say.
      Q<nipped> With clippers near, {Name} may feel ____.
      H<nipped> {helper} can use a file.
      H<nipped> {helper} can look twice.
      T<nipped> {he} can say, "Stop, please."
      T<nipped> {he} can keep one finger for later.
      C<nipped> {he} can say, "Just the white bit."
      A<nipped> The white bits are gone. The finger is fine. It can wave. Bye-bye, nails.
    `,
    '4-5': `
      D<nipped> Once a clipper got a bit of skin, and {Name} felt it. Fingers remember such things. The sore place has healed, and new skin grew there. Nails feel nothing when they are cut. The clipper wants just the white edge.
      P<nipped> A hand that nipped somebody goes slowly after that. It looks twice before each click.
      Q<nipped> With the clipper near that finger, {Name} may feel ____.
      H<nipped> {helper} can hold the fingertip back. ~ Then there is just nail in the clipper.
      H<nipped> {helper} can use a file today. ~ A file cannot nip.
      T<nipped> {he} can leave that finger until last.
      T<nipped> {he} can say, "Now," before each click.
      T<nipped,comforter> {he} can hold {comforter} with the other hand.
      C<nipped> {he} can say, "Just the white edge, please."
      A<nipped> The white edges are off, one after another. One finger had a file, and that was slow and soft. The skin is fine all round. Short nails can dig in sand again.
    `,
    '6-7': `
      D<nipped> Once a clipper came too close, and {his} finger felt it. Skin has nerves, so a nip hurts. The white edge of a nail has none. The skin has mended itself, as skin does. But the brain keeps a note about clippers, and it says, "Look out."
      P<nipped> The hand that nipped has a note of its own. It goes slowly and looks twice.
      Q<nipped> When the clipper comes near, {Name} may feel ____. It may be in the hand or in the tummy.
      H<nipped> {helper} can press the fingertip down and away. ~ Then just nail is between the blades.
      H<nipped> {helper} can use a file this week. ~ It takes longer, and it cannot nip.
      T<nipped> {he} can say "now" before each cut. ~ Without that word, nothing is cut.
      T<nipped> {he} can choose which finger goes last.
      T<nipped,comforter> {he} can hold {comforter} in the hand that is free.
      C<nipped> {he} can think, "White edge, and I say now."
      A<nipped> The white edges are on a towel, and the skin is whole. Each nail that goes well adds a line to the note. After some weeks it may say other things than "look out". Nails grow slowly, so there is time.
    `,
    '8-10': `
      D<nipped> {his} fingers may remember the day when a clipper came too close. The skin mends within a week, but a brain stores pain together with what caused it. That is meant as protection. So the sight of the clipper can be enough to make a hand pull back. The white edge of a nail has no nerves at all, and nothing else needs to go.
      P<nipped> The person who did it remembers it as well. Adults are usually more careful after such a thing than they ever were before.
      Q<nipped> At the sight of the clipper, {Name} might notice ____. It may be in the hand before it is in the head.
      H<nipped> {helper} can hand over the clipper and only hold the light. ~ A hand that cuts its own nails knows what is coming.
      H<nipped> {helper} can buy a glass file. ~ Filing for a minute or two every few days replaces cutting.
      T<nipped> {he} can leave a thin white line on each nail. ~ A millimetre of distance is enough.
      T<nipped> {he} can do two nails a day.
      C<nipped> {he} can think, "Leave a white line, and it cannot reach me."
      A<nipped> Two nails are done, each with its thin white line. The skin below is whole. A brain rewrites its warnings slowly, and it goes by what happens. Tomorrow it will be two more.
    `,
  },
};
