import type { DeedThread } from './deed-thread.ts';

/** A badge, a medal or a certificate that was given for something. */
export const badgeEarned: DeedThread = {
  id: 'badge',
  image: 'a small thing to pin on or put up, and all that it stands for',
  cue: /\b(?:got|earned|won|was given|came home with|received|gets) (?:an?|his|her|their|the) (?:[\w-]+ ){0,4}(?:badges?|medals?|trophy|trophies|certificates?|awards?|prizes?|rosettes?|gold stars?|pen licen[cs]e)\b/i,
  decides: false,
  titles: { young: 'What the Badge Is For', older: 'What It Is For' },
  text: {
    '4-5': `
      D<badge> Some things that go well get a small shiny thing. It says "look" to everybody. {Name} got one for something. The shiny thing came last. What went well came first.
      P<badge> Somebody handed it over and thought about who it was for.
      P<badge> The people at home want to hold it for a moment too.
      Q<badge> With it in {his} hand, {Name} may feel ____.
      H<badge> {helper} can ask what it is for, and listen.
      H<badge> {helper} can help to find a good place for it.
      T<badge> {he} can tell a teddy what it is for.
      T<badge> {he} can choose where it lives.
      C<badge> {he} can say, "It is for what I did."
      A<badge> It has a place now, where it can be seen. It is there because something went well. {Name} did that part. The shine is extra.
    `,
    '6-7': `
      D<badge> A badge or a medal weighs almost nothing. It is there so that what went well can be seen later. {Name} got it for something, and that something was done on ordinary days. There were tries in it, and tired feet or tired fingers. None of that is printed on it.
      P<badge> Whoever gave it had noticed. That is what such things are made of.
      P<badge> People clap when it is handed over. They clap for the part that they did not see.
      Q<badge> When it was handed over, {Name} may have felt ____.
      H<badge> {helper} can ask for the whole story of how it was earned.
      H<badge> {helper} can help to sew it on or put it up.
      T<badge> {he} can write down what it is for, and keep that with it.
      T<badge> {he} can say thank you to somebody who helped.
      C<badge> {he} can think, "It is small, and I know what it is for."
      C<badge> {he} can say, "I did it, and this is to remember it by."
      A<badge> It hangs or sticks or stands somewhere now. It went well, and {Name} knows how. In a year somebody will ask what it is for. Then the good part gets told again.
    `,
    '8-10': `
      D<badge> When something has gone well for long enough, it gets handed over in a minute, with a handshake. Getting to that minute takes rather longer. {Name} did the long part, on days when nobody was handing out anything. Now there is something to point at.
      P<badge> Whoever decided it had several names to choose from, and a reason for this one. It is worth asking what it was.
      P<badge> Those who did not get one this time know better than most what it took.
      Q<badge> In the minute when it was handed over, {Name} might have felt ____.
      H<badge> {helper} can ask about the long part, since the short one has a photo.
      H<badge> {helper} can help to find a place where it can be seen without being in the way.
      T<badge> {he} can note the date and the reason on the back. ~ In ten years that will be the interesting side.
      T<badge> {he} can thank somebody who had a part in it.
      C<badge> {he} can think, "I know what is behind it."
      A<badge> It has been shown round, and now it has a place. It went well, and the object only says so. {Name} has the rest of it, which does not need dusting.
    `,
  },
};
