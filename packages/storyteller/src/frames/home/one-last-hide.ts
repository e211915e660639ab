import { said, type NamedScene } from '../scene.ts';

/** A child who hides when it is time to go. */
export const oneLastHide: NamedScene = {
  id: 'hides',
  image: 'a hiding place, and a count to ten',
  cue: said(
    String.raw`\b(?:hid(?:es|ing|e)|crawls? (?:in|under|into)|climbs? (?:in|into|up)|runs? (?:off|away|back in))\b[^.]{0,40}\b(?:tunnels?|slides?|tables?|under|behind|ball pit|when|in the)\b`,
    String.raw`\b(?:hides? (?:toys|food|sweets|it|things)|visitors?|guests?|scared|strangers?|dark|stranger)\b`,
  ),
  decides: false,
  titles: { young: 'One Last Hide' },
  text: {
    '2-3': `
      D<hides> It is time to go home. Where is {Name}? In a small, dark place. Nobody can see in. Big feet go by.
      P<hides> Big people look and look. Their knees hurt.
      Q<hides> In a hiding place, {Name} may feel ____.
      H<hides> {helper} can count to five.
      H<hides> {helper} can bring the shoes.
      T<hides> {he} can come out on five.
      T<hides> {he} can hide one hand.
      C<hides> {he} can say, "Five, and here I am!"
      A<hides> Three, four, five, and out! The small place stays here. Shoes go on. Now the feet go home.
    `,
    '4-5': `
      D<hides> It is time to go. {Name} may have found a good hiding place. In there nobody can put on shoes. Outside somebody calls and bends down. From in there it looks like a game. From out there it is just late.
      P<hides> Whoever looks for a child and finds nobody gets a fast heart. It is no game for them.
      Q<hides> When it is time for shoes, {Name} may feel ____.
      H<hides> {helper} can say which hide is the last one. ~ Then there is an end to it.
      H<hides> {helper} can tell what is good about the way home.
      T<hides> {he} can hide one last time and come out at ten.
      T<hides> {he} can hide just two hands, in the sleeves.
      C<hides> {he} can say, "One last hide, and out at ten."
      A<hides> Eight, nine, ten, and out came {Name}. The hiding place stays here and keeps its dark. It is there for another day. On the way home, hands can hide in pockets.
    `,
  },
};
