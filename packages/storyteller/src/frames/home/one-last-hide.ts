import { said, type NamedScene } from '../scene.ts';

/** A child who hides when it is time to go. */
export const oneLastHide: NamedScene = {
  id: 'hides',
  image: 'a hiding place, and a count to ten',
  cue: said(
    String.raw`\b(?:hid(?:es|ing|e)|crawls? (?:in|under|into)|climbs? (?:in|into)|runs? (?:off|away|back in)(?= (?:to|and) hides?))\b[^.]{0,40}\b(?:tunnels?|slides?|tables?|under|behind|ball pit|when|in the)\b|\b(?:and|then|so) (?:he|she|they) (?:goes and |runs and |just |always )?hides?\b`,
    String.raw`\b(?:hides? (?:toys|food|sweets|it|things)|visitors?|guests?|scared|strangers?|dark|stranger|tid(?:y|ies|ying)|(?:clear|clean|pack|pick)(?:s|ing)? (?:\w+ )?(?:up|away))\b`,
  ),
  decides: false,
  titles: { young: 'One Last Hide', older: 'Found on Ten' },
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
    '6-7': `
      D<hides> When it is time to stop, a good hiding place looks better than ever. {Name} may slip into one when the coats come out. In there nobody can say "home" yet. It is a way of keeping the game a bit longer. A hide can have an end, like any game.
      P<hides> The one who is looking is thinking of the time. For that person it stops being a game quite fast.
      P<hides> At the end of a game, some children shout, and some hide. Both of them would like more of it.
      Q<hides> In the hiding place, {Name} may feel ____.
      H<hides> {helper} can say the end before it comes. ~ Then nobody needs to run from it.
      H<hides> {helper} can count to ten, loud and slow. ~ The last hide can be a part of going.
      T<hides> {he} can ask for one last hide and come out on ten.
      T<hides> {he} can hide a leaf or a button here for next time.
      C<hides> {he} can think, "Ten, and I find myself."
      A<hides> Eight, nine, ten, and somebody came out. The hiding place is still there, and nobody else knows how good it is. The coat was put on with some dust on it. That is how it goes home at the end of a good game.
    `,
    '8-10': `
      D<hides> Endings are easier to bear from inside a cupboard. {Name} may vanish as soon as somebody says that it is time to leave, and be found behind the coats. It holds the end back for some minutes, which is the idea. It also turns the last part of a good game into a search. A last hide with a number to it does the same job better.
      P<hides> The person who is searching usually has something to catch, such as a bus. After two minutes it feels less like a game and more like a worry.
      P<hides> People end things in different ways. Some argue, some go slow, and some are suddenly nowhere. All three mean that it was good.
      Q<hides> Behind the coats, {Name} might feel ____.
      H<hides> {helper} can announce the end early, and once. ~ Surprises send people into cupboards.
      H<hides> {helper} can agree to one last hide, with a count of ten. ~ It takes less time than a search.
      T<hides> {he} can choose the last thing before anybody calls. ~ An end of one's own is easier to keep.
      T<hides> {he} can answer when a name is called, even from behind the coats. ~ The voice can stay hidden a bit longer than the worry.
      C<hides> {he} can think, "Ten, and I am out."
      A<hides> On ten the coats moved, and somebody stepped out with fluff on one sleeve. The bus was caught, or the next one was. Good hiding places keep, if they are not used up on the way home. The game stopped at its end and not in the middle of a search.
    `,
  },
};
