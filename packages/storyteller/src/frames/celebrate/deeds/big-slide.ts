import type { DeedThread } from './deed-thread.ts';

/** The big slide: the steps, the top, the whoosh and the ground. */
export const bigSlide: DeedThread = {
  id: 'whoosh',
  image: 'steps up to the top of a slide, and the whoosh down',
  cue: /\b(?:went|goes|going|came|slid|whizzed|zoomed|tried|did)\b[^.!?]{0,24}\b(?:slides?|flume|helter[- ]skelter)\b/i,
  decides:
    /^(?![^]*\b(?:wait\w*|turn|shar\w*|queue\w*|let (?:his|her|their|a)|helped)\b)[^]*?\b(?:went|goes|came|slid|whizzed|zoomed|tried|did)\b[^.!?]{0,24}\b(?:slides?|flume|helter[- ]skelter)\b/i,
  titles: { young: 'Up the Steps and Whoosh', older: 'From the Top' },
  text: {
    '2-3': `
      D<whoosh> Step, step, up to the top. It was new and high. {Name} sat down. Whoosh! Feet on the ground!
      D<whoosh> Up, up, up. {Name} saw all of it from the top. It was new. Then whoosh, down, down, down!
      P<whoosh> Big people like a whoosh too. They say "whee".
      P<whoosh> Some look first. Some go at once.
      Q<whoosh> At the top, {Name} may feel ____.
      H<whoosh> {helper} can wait at the end.
      H<whoosh> {helper} can say, "Whoosh!"
      T<whoosh> {he} can let a toy go whoosh.
      T<whoosh> {he} can go up one more time.
      C<whoosh> {he} can say, "Up, up, whoosh!"
      C<whoosh> {he} can say, "Hello, ground."
      A<whoosh> Up, up, whoosh! It was a first whoosh. Now feet are on the ground. Bye-bye, top.
      A<whoosh> It is not so new now. {Name} went down it. Whoosh, and hello! Home, feet.
    `,
    '4-5': `
      D<whoosh> The steps of a big slide go up and up. At the top, everyone down there looks small. {Name} was up there, and it was new. Then comes the moment of sitting down. The rest of it is whoosh.
      D<whoosh> A slide does all the work on the way down. The hard bit is to sit at the top and let go. {Name} did that, and it was new. The wind goes past the ears, and then there is the ground.
      P<whoosh> The ones who wait below see a small face at the top. They can see two feet coming.
      P<whoosh> Other children go backwards and forwards up there too. Some climb down and come again next week.
      Q<whoosh> At the top, {Name} may have felt ____.
      H<whoosh> {helper} can stand where the feet come out.
      H<whoosh> {helper} can say what it looked like from below.
      T<whoosh> {he} can send a toy down, and listen.
      T<whoosh> {he} can draw it, with all the steps.
      C<whoosh> {he} can say, "Up the steps, sit, and whoosh."
      C<whoosh> {he} can think, "I let go, and it goes."
      A<whoosh> The slide is still there, as tall as before. {Name} has been up it and down it, for the first time. Trousers remember that sort of thing. They are warm.
      A<whoosh> Up is slow, and down is quick. {Name} knows both now, and it is not so new any more. The next time is there for whoever wants it. First there is home.
    `,
    '6-7': `
      D<whoosh> From below, a big slide is a wall with children on it. From the top, the whole place looks like a map. {Name} sat up there, and that was new. It needs one small push, and after that there is nothing to decide. There is wind, and speed, and then a bump of ground.
      P<whoosh> Whoever was below saw a pair of shoes coming, and a face behind them.
      P<whoosh> Everyone who whizzes down now once sat up there and thought about it.
      Q<whoosh> At the top, with both hands on the sides, {Name} may have felt ____.
      H<whoosh> {helper} can ask what could be seen from up there.
      H<whoosh> {helper} can wait at the end next time as well.
      T<whoosh> {he} can tell it in slow motion, step by step.
      T<whoosh> {he} can choose whether once is enough. ~ It can be.
      C<whoosh> {he} can think, "One small push, and the slide does the rest."
      C<whoosh> {he} can say, "I have seen it from the top."
      A<whoosh> The slide has the next child on its steps by now. It was a first time for {Name}, and the first one is tall. From now on it is a place that is known from both ends.
    `,
  },
};
