import { said, type NamedScene } from '../scene.ts';

/** Clips and series that fill a weekend, so that nothing else gets started. */
export const aDullBeginning: NamedScene = {
  id: 'watchall',
  image: 'a clip without a dull part, and the dull beginning of everything else',
  cue: said(
    String.raw`(?=[^]*\b(?:you ?tube|videos?|tv|telly|netflix|series|cartoons?|tik ?tok|clips?)\b)[^]*\b(?:all (?:day|weekend|summer|holiday\w*)|hours on end|nothing else|anything else|only thing|lost interest|given up (?!on)|used to (?:love|like|play)|won['’]?t (?:come|go) out|never (?:goes|wants to go) out)\b`,
    String.raw`\b(?:gam(?:es?|ing)|xbox|playstation|fortnite|roblox|minecraft|night|bed)\b`,
  ),
  decides: false,
  titles: { older: 'The First Ten Minutes' },
  text: {
    '6-7': `
      D<watchall> On a screen, the dull bits have been cut out. The next show is there before the last one is over. {Name} may find that other things start slowly beside that. A bike or a box of bricks has a dull beginning. The good part comes after the first ten minutes.
      P<watchall> Grown-ups who say "turn it off" often miss the one on the sofa. It is an odd way of saying so.
      P<watchall> The people in a show spent a whole week on it. Only twenty minutes were kept.
      Q<watchall> When somebody says, "Come out and play," {Name} may feel ____. It may be a different word after ten minutes.
      H<watchall> {helper} can help with the start of something. ~ Starts are the hard part.
      H<watchall> {helper} can watch one too, and ask what is good about it.
      T<watchall> {he} can do one thing without a screen first.
      T<watchall> {he} can try out something that was in a show. ~ It takes longer, and it is real.
      C<watchall> {he} can think, "The first ten minutes are the dull ones."
      A<watchall> The ten minutes were dull, and then they were not. The screen is where it was, with shows for another day. Something got started that had no button. It can be gone on with tomorrow.
    `,
    '8-10': `
      D<watchall> A clip asks for nothing. It begins by itself on the screen, and the dull parts have been cut out. {Name} may find that everything else starts slowly beside that. A bike or a visit has ten dull minutes at the beginning, and the good part comes after them. A clip has its good part first and gets thinner.
      P<watchall> Those who complain about the watching often mean something else. They miss the person on the sofa, and "turn that off" is a clumsy way of saying so.
      P<watchall> The people in the clips worked on something for days, and eight minutes of it were kept. Real afternoons still have their dull parts in.
      Q<watchall> When somebody says, "Come out with us," {Name} might notice ____. It may be another word after ten minutes.
      H<watchall> {helper} can suggest one thing that takes an hour. ~ An hour is easier to say yes to.
      H<watchall> {helper} can watch one with {him} and ask what is good about it. ~ Being interested goes both ways.
      T<watchall> {he} can do one thing without a screen before the first clip. ~ Afterwards is when plans get lost.
      T<watchall> {he} can pick something out of a clip and try it. ~ Doing it takes longer, and it lasts.
      C<watchall> {he} can think, "Ten dull minutes, and then we will see."
      A<watchall> There are still more clips than anyone could watch, and they can wait. In between there was something with ten dull minutes and then an hour that was not. Nobody wants the screen to go away for good. No button recommends the other things, so somebody needs to choose them.
    `,
    '11+': `
      D<watchall> Watching asks for nothing, which is its great advantage on a Saturday. Nobody needs to begin, be any good or decide when to stop, because the screen has taken care of that. {Name} may notice that other things have become heavier by comparison, such as a walk, an instrument or people. That is no flaw in a person. Whatever is worth doing has a slow first quarter of an hour, and clips have been cut until there is none left.
      P<watchall> Those at home who complain about it are often complaining about something else. They miss the person behind the screen, and "turn that off" is a clumsy way of putting it.
      P<watchall> The people in the clips are at work. They filmed for days, kept eight minutes, and are paid by how long somebody stays.
      Q<watchall> When somebody suggests something else, {Name} might notice ____. Reluctance is usually a feeling of the first ten minutes.
      H<watchall> {helper} can suggest one thing with an end, and leave out how it used to be.
      H<watchall> {helper} can ask what is worth watching, and watch it. ~ Interest is generally returned.
      T<watchall> {he} can put one thing before the first clip of the day. ~ Afterwards is where plans go missing.
      T<watchall> {he} can give something ten minutes before deciding that it is dull. ~ It is a fair trial, and a short one.
      C<watchall> {he} can think, "Ten minutes, and then I decide."
      A<watchall> The clips are where they were, more of them than anyone could watch. In between there was something with a slow beginning and, after ten minutes or so, a middle. No screen recommends that kind of thing, since nobody earns by it. It needs to be chosen by hand, and a weekend has room for both.
    `,
  },
};
