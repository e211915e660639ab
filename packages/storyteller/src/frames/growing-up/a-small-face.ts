import { said, type NamedScene } from '../scene.ts';

const FACE = String.raw`(?:(?:laugh\w*|crying|smil\w*|angry|clown|sick|poo|vomit\w*|rolling) ?-?(?:laughing )?(?:faces?|emojis?)|emojis?|smileys?|reactions?|gifs?|stickers?|thumbs?[- ]?(?:up|down))`;

/** A small face that this child put under a picture or a message, and how it was read. */
export const aSmallFace: NamedScene = {
  id: 'smallface',
  image: 'a small yellow face without letters, and how it is read',
  cue: said(
    String.raw`(?:^\W*|\b(?:he|she|they|son|daughter|and|keeps?|who|that)(?:['’]s| has| had| keeps| always| just)* )(?:puts?|putting|sent|sends|sending|left|leaves|posted|posts|posting|reacted|reacts|reacting|added|adds|replied|replies|replying|commented|comments|uses?|used|using|answers?|answered)\b[^.]{0,40}\b${FACE}`,
    String.raw`\b(?:under|to|on|at|about) (?:his|her|their|my (?:son|daughter|boy|girl)['’]s) (?:own )?(?:photos?|pictures?|posts?|videos?|messages?)\b|\b(?:sent|sends|gave|left|posted) (?:him|her|me) |\b(?:girls?|boys?|friends?|classmates|kids|people|others|somebody|someone) (?:\w+ )?(?:put|sent|left|posted|reacted|keep)\b`,
  ),
  decides: false,
  answers: /\b(?:faces?|emojis?|words?|laugh\w*|meant|mean|picture|photo)\b/i,
  titles: { older: 'What a Small Face Says' },
  text: {
    '6-7': `
      D<smallface> On a screen, a small yellow face is sent fast. {Name} may put one under a picture with one tap. It has no letters in it, and people read it all the same. Under a joke, a laughing face says, "That is funny." Under a sad picture, it can say, "I laugh at you."
      P<smallface> The one who reads it sees only the face. Nobody is there to say how it was meant. So it is easy to read it the sad way.
      P<smallface> Grown-ups get it wrong as well. They send a thumb to sad news and see it too late.
      Q<smallface> When a face was read another way, {Name} may feel ____.
      H<smallface> {helper} can look at the picture together with {him}. ~ It helps to ask how the one in it is.
      H<smallface> {helper} can help to find a few kind words. ~ Two lines are plenty.
      T<smallface> {he} can look at the picture first and then choose a face.
      T<smallface> {he} can write, "Sorry, that came out wrong."
      C<smallface> {he} can think, "A face is a kind of word. Which one fits?"
      A<smallface> A small face can be taken back, and a message can take its place. It may say, "Are you okay?" The one on the other side of the screen reads that too. Friends get over a wrong face when there is a right word.
    `,
    '8-10': `
      D<smallface> A message can do without letters. {Name} may put a small yellow face under a picture in one second, and it gets read like a sentence. Under a joke, a laughing one says, "That is funny." Under a picture of somebody who is ill or sad, the same face says, "I am laughing about it." Perhaps it was meant for the hat, the pose or nothing at all. The screen shows the face and leaves out the meaning.
      P<smallface> Whoever sees it has only the face to go by. There is no voice with it and no wink. So the first guess is often the worst one.
      P<smallface> Adults get this wrong too. In most families somebody has sent a thumbs up in reply to bad news.
      Q<smallface> When a face was read in another way than it was meant, {Name} might feel ____.
      H<smallface> {helper} can look at the picture with {him} and ask how the one in it is. ~ That is what the other side is waiting for.
      H<smallface> {helper} can help with a second message. ~ Two lines are enough.
      T<smallface> {he} can read the picture first and choose the face afterwards. ~ It is the order that matters.
      T<smallface> {he} can take it back and write, "Sorry, that came out wrong. How are things?"
      C<smallface> {he} can think, "A face is a word too. Which one do I mean?"
      A<smallface> A face under a picture can be taken away, and a line can be put in its place. That takes less time than an argument about whether it was a word. The message gets read on the other side as well. Friends have got over worse, and the next picture may get a second look.
    `,
    '11+': `
      D<smallface> Strictly speaking, an emoji is not a word. In practice it works like one in any chat: somebody reads it and draws conclusions. {Name} may put a laughing face under a picture, and be thinking of the expression, the filter or nothing in particular. If the picture shows somebody hurt or sad, what arrives is laughter at that. The screen transmits the face and drops the intention.
      P<smallface> The reader fills the gap with a guess, and a guess made on a bad day is seldom a kind one. From that side the sender's good mood cannot be seen.
      P<smallface> There are adults with thirty years of experience who have sent a cheerful thumb to a funeral notice. It happens to people who answer faster than they read.
      Q<smallface> On finding out how it was read, {Name} might notice ____. It may come with the wish to be right.
      H<smallface> {helper} can ask what the picture was about before discussing the reaction. ~ It is the quicker way to the point.
      H<smallface> {helper} can leave the second message to {him} and read it through on request.
      T<smallface> {he} can swap it for a question about the one in the picture. ~ Interest repairs more than explanation.
      T<smallface> {he} can say, "I didn't mean it like that, and I see how it looked." ~ Both halves are needed.
      C<smallface> {he} can think, "It says what they read, not what I meant."
      A<smallface> Whether it was a word can stay an open question. That it was read is certain, and something else can be put there now. A short message with a question in it does more than a defence. The next picture in the chat may get half a second longer.
    `,
  },
};
