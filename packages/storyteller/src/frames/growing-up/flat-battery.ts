import { said, type NamedScene } from '../scene.ts';

/** A battery that is empty, or a picture that stops by itself: nobody switched it off. */
export const flatBattery: NamedScene = {
  id: 'flat',
  image: 'a battery that is empty and drinks from a cable',
  cue: said(
    String.raw`\b(?:batter(?:y|ies)|tablet|ipad|phone|switch|kindle|device|screen)\b[^.!?]{0,30}\b(?:flat|dies|died|dead|runs? (?:out|down)|ran (?:out|down)|run out|empty|out of (?:charge|battery)|charging|charg(?:es|ed|e)|not charged|low)\b|\b(?:flat|dead|empty|low) battery\b|\b(?:out of|no) (?:charge|battery)\b|\b(?:wi-?fi|internet|video|game|show|programme|youtube|tv|telly)\b[^.!?]{0,20}\b(?:goes down|went down|is down|drops? out|cuts? out|buffers|buffering|freezes|crashes|won'?t load|doesn'?t load|stops working)\b`,
    String.raw`\b(?:at night|in bed|under the (?:covers|pillow)|toy car|hearing aids?|processor|implant|toothbrush|talker|wheelchair|car battery|rude|swears?|smoke alarm|torch|night ?light|watch)\b`,
  ),
  decides: true,
  titles: { young: 'The Screen Is Empty', older: 'Nobody Turned It Off' },
  text: {
    '2-3': `
      D<flat> The screen was on. Now it is dark. {Name} may get cross. The battery is empty. It drinks from a wire.
      P<flat> Nobody turned it off. It just ran out.
      Q<flat> When it goes dark, {Name} may feel ____.
      H<flat> {helper} can plug it in. Click.
      H<flat> {helper} can say, "It is empty."
      T<flat> {he} can stamp, stamp, stamp.
      T<flat> {he} can wave to it and go.
      C<flat> {he} can say, "Empty! Drink up."
      A<flat> The screen drinks now. It takes a long time. Hands can play. Here are the blocks. Drink up, screen. Night-night.
    `,
    '4-5': `
      D<flat> A screen needs a battery, and a battery can be empty. Then the picture is gone, in the middle of it all. {Name} may get cross, and hands may want to hit. Nobody did it, and nobody can say one more minute. First it drinks from a cable.
      P<flat> A screen does not notice a hit. It can break, and it still stays dark.
      P<flat> Grown-ups mutter when their phone is flat. They look for a cable in three drawers.
      Q<flat> When the picture goes dark, {Name} may feel ____.
      H<flat> {helper} can show the small picture of the battery. ~ Then it is seen before it is empty.
      H<flat> {helper} can help to plug it in.
      T<flat> {he} can bring it to a grown-up, with two hands.
      T<flat> {he} can stamp three times on the floor.
      C<flat> {he} can say, "It is empty. Now it drinks."
      A<flat> The screen lies on its cable and drinks. It takes as long as lunch and a walk. The show is still in there, at the same place. Hands are free for something that needs no battery.
    `,
    '6-7': `
      D<flat> Every screen has a battery, and each minute takes a bit out of it. When nothing is left, the picture goes dark by itself. {Name} may get furious at that moment, and many people do. Nobody saw it coming, and there is nobody to be cross with. A hit cannot fill a battery. It can only crack the glass.
      P<flat> An empty battery is nobody's idea. Nobody chose it, and nobody can make it go faster.
      Q<flat> When the picture goes dark, {Name} may feel ____. It may be in the hands first.
      H<flat> {helper} can make one place and one time for charging.
      H<flat> {helper} can say early that there is only a little left. ~ Then the end is no surprise.
      T<flat> {he} can put it down flat and walk to the cable.
      T<flat> {he} can look at the small battery sign before a game begins.
      C<flat> {he} can think, "It is empty, and nobody did it."
      A<flat> A small light shows that the battery is filling. The game or the show was kept up to its last good place. Meanwhile the hands have something to do that runs without a cable. Legs, for instance, are charged by lunch.
    `,
  },
};
