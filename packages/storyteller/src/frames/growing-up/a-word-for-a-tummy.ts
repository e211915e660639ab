import { said, type NamedScene } from '../scene.ts';

const OF_ONESELF = String.raw`\b(?:(?:says?|said|saying|thinks?|thought|feels?|feeling|believes?|convinced|worried|complain\w*|calls?|called|calling|ask(?:s|ed|ing)?|keeps? saying|keeps? asking|telling (?:me|us)|tells (?:me|us))\b[^.!?]{0,24}\b(?:(?:he|she|they|i)(?:['’]?s|['’]re|['’]m| is| are| am|s)?|(?:him|her|them)sel(?:f|ves)|(?:his|her|their) (?:\w+ ){1,2}(?:is|are)) ?(?:\w+ ){0,3}?(?:fat|chubby|huge|overweight|too big)|(?:feels?|feeling|am i|is (?:he|she)) (?:so |too |really )?fat)\b`;

/**
 * "Fat", said of one's own body: what the word describes, where it was heard, and what a body is doing meanwhile. It neither
 * agrees nor argues ("you are not fat" says that it would be bad); a doctor is named where less is eaten (Beat, NHS).
 */
export const aWordForATummy: NamedScene = {
  id: 'saysfat',
  image: 'a word that came from somewhere, and a body that does not know it',
  cue: said(
    OF_ONESELF,
    String.raw`\b(?:diet\w*|calorie\w*|skip\w*|lose weight|losing weight|weight loss|not eating|stopped eating|eats? less|won['’]?t eat|starv\w*|instagram|tiktok|(?:kids|children|boys?|girls?|friends?|class\w*|someone|somebody|brother|sister|gran\w*|nan\w*|aunt\w*|people|others?|they) (?:at \w+ |in (?:his|her|their) class )?(?:all )?(?:call\w*|says?|said|told|teas\w*|laugh\w*|comment\w*)|i['’]m fat|(?:mum|mummy|dad|daddy|teacher|gran\w*|nan\w*|lady|woman|man|stranger\w*|people) (?:is|are) fat)\b|\b(?:nose|ears?|teeth|feet|forehead|chin|lips|eyes|hands|breasts?|boobs?|bust|eyebrows)\b|\b(?:ask(?:ed|s)?|told|tells|said to|says to|called|calls|shout\w* at|point\w* at) (?:an?|the|some|another|that|this) (?:\w+ ){0,2}(?:lady|man|woman|boy|girl|child|person|people|someone|somebody|teacher|neighbour|classmate|stranger)\b`,
  ),
  decides: true,
  answers: /\b(?:fat|chubby|overweight|shorts|pe|p\.e\.|swim\w*|tummy|legs|hates?|wear|body|covers?|hides?)\b/i,
  titles: { young: 'What a Tummy Is For', older: 'Where the Word Came From' },
  text: {
    '4-5': `
      D<saysfat> {Name} may say that {his} body is too big. Somebody said such a word before, and ears picked it up. A tummy is soft, and it is meant to be. Food goes in there and turns into running. A body does not know that word at all.
      P<saysfat> Grown-ups say such words in front of a mirror. Then children think that it is a thing to worry about.
      Q<saysfat> With that word in {his} head, {Name} may feel ____.
      H<saysfat> {helper} can ask where the word came from.
      H<saysfat> {helper} can say nice things about what legs can do.
      T<saysfat> {he} can put a hand there and feel it go up.
      T<saysfat> {he} can tell somebody when a word hurts.
      C<saysfat> {he} can say, "Hello, tummy. What do you do?"
      A<saysfat> Up and down goes the tummy. It is full of lunch and busy. Bodies are big and small and in between. All of them like a run, a bath and a cuddle.
    `,
    '6-7': `
      D<saysfat> There is a word for big bodies that people use like a mark. It comes in films, in jokes and at the table. {Name} may have picked it up and put it on {his} own body. But a body is soft in places for a reason. It keeps warm there, and it keeps fuel. It may grow wide first and long later.
      P<saysfat> Grown-ups say such things about themselves in front of a mirror. They forget that somebody listens.
      P<saysfat> In shops and films the bodies are all much alike. In a swimming pool one can see how it really is.
      Q<saysfat> In front of the mirror, {Name} may feel ____. It can be a mixed word.
      H<saysfat> {helper} can ask where {he} heard it, and listen to the end.
      H<saysfat> {helper} can find clothes that are good for moving. ~ Clothes are there to fit people.
      T<saysfat> {he} can think of three things that {his} body did today.
      T<saysfat> {he} can tell somebody when the word gets loud.
      C<saysfat> {he} can think, "My body is busy. It has no time for that word."
      A<saysfat> The word came from somewhere, and now somebody knows about it. The body had other things to do, such as a hill and a sandwich. It is growing at night as well. None of that needs to look like a picture.
    `,
    '8-10': `
      D<saysfat> There is a short word for a large body, and people use it like a mark out of ten. {Name} may have begun to use it about {his} own body. It is worth asking where it came from, because nobody is born with a word. It may have been a film, a remark, a chart or somebody at home in front of a mirror. Bodies of this age are collecting material for growing. They often do it in an untidy order, and that is how they are meant to work.
      P<saysfat> When a child says it, adults tend to answer at once, "No, you are not." It is meant kindly, and it makes the word sound even worse. A better answer begins with a question.
      P<saysfat> In a changing room everybody is busy hoping that nobody looks. So hardly anybody does.
      Q<saysfat> With that word in mind, {Name} might feel ____. It may be about one place, one person or one piece of clothing.
      H<saysfat> {helper} can ask where the word was heard, and what made it stick.
      H<saysfat> {helper} can talk to a doctor, if the word begins to decide what is eaten or done. ~ That is what they are there for.
      T<saysfat> {he} can choose clothes for what they are good for, such as running or hanging upside down.
      T<saysfat> {he} can say to somebody, "That word is in my head again." ~ It is quieter when two people know.
      C<saysfat> {he} can think, "It is a word. My body has not heard of it."
      A<saysfat> The word turned out to have an address, and it was not the body's. Meanwhile the body has digested a lunch, mended a graze and got a little taller, all without applause. What it wears is up to its owner. Somebody knows about the word now, and it may be mentioned again.
    `,
    '11+': `
      D<saysfat> Around the age of twelve, most bodies put on weight on purpose, because growing and changing cost a lot of energy. At the same age people begin to look at themselves as if from outside. {Name} may have put the two together and drawn a conclusion about {his} own body. The short word behind it is not a measurement. It has been thrown at people for so long that hardly anyone hears it plainly, and somebody sells something each time it works.
      P<saysfat> "Of course you are not" is what people say, and it settles nothing. It agrees that it would be a disaster. What helps more is somebody who wants to know when it started and what it gets in the way of.
      P<saysfat> Others of that age are largely occupied with their own outline. They look less than it seems, and remember less than that.
      Q<saysfat> When the thought turns up, {Name} might notice ____. It often has a favourite place and time of day.
      H<saysfat> {helper} can listen without correcting, and leave weight out of the talk at home, their own included.
      H<saysfat> {helper} can go along to a doctor, if eating, sport or going out begins to depend on it. ~ Early is better, and it does not need to look serious.
      T<saysfat> {he} can notice what was seen or said just before the thought came, and unfollow it where that is possible.
      T<saysfat> {he} can wear what is comfortable and get on with something that takes both hands.
      C<saysfat> {he} can think, "That is a thought about a body. It is no fact about me."
      A<saysfat> The thought has been traced to a mirror, a remark and an app, and none of these carried anybody up the stairs today. A body in the middle of changing is a building site, and nobody judges those by the scaffolding. It has been said to one person, which makes it less of a secret. A day has a great many hours in which nobody needs to be a shape.
    `,
  },
};
