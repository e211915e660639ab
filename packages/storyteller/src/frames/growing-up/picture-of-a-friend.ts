import { said, type NamedScene } from '../scene.ts';

/** The child sent a picture of a friend round for a laugh. */
export const pictureOfAFriend: NamedScene = {
  id: 'funnyphoto',
  image: 'a picture that was funny to all but one',
  cue: said(
    String.raw`\b(?:sent|sends|posted|posts|shared|put|forwarded|uploaded) (?:\w+ ){0,3}?(?:photos?|pictures?|pics?|selfies?|videos?|screenshots?|memes?) (?:of|with) (?:(?:his|her|their|a|another|some) )?(?:\w+ )?(?:friends?|mates?|girl|boy|classmates?|someone|cousin|brother|sister)\b`,
    String.raw`\b(?:naked|nudes?|without (?:his|her|their) clothes|changing room|undress\w*|toilet|of (?:him|her|them) (?:to|on|in|without))\b|^(?:a |his |her |their |some )?(?:friends?|girls?|boys?|kids|someone|somebody|people|classmates?)\b`,
  ),
  decides: true,
  titles: { older: 'Funny to All but One' },
  text: {
    '8-10': `
      D<funnyphoto> A picture can be funny to everyone except the person in it. {Name} may have sent one of a friend, for a laugh, and the laughs came. The friend saw it too. A picture on a screen does not show the face of somebody who opens it at home and goes quiet. Now there is a joke that cannot be laughed back in.
      P<funnyphoto> The friend may wonder who else has it, and who laughed. That is the worst part, and it comes back at bedtime.
      P<funnyphoto> It was not meant like that. That is true, and it is only half of what the friend needs to hear.
      Q<funnyphoto> When {Name thinks} of the friend with the phone, there might be a feeling of ____.
      H<funnyphoto> {helper} can help to get it taken down, and to ask others to delete it.
      H<funnyphoto> {helper} can listen without a lecture. ~ The lesson has been learnt by about now.
      T<funnyphoto> {he} can delete it and write in the same chat, "I should have asked. Please delete it."
      T<funnyphoto> {he} can say sorry in person, short and without a "but", and then give it time.
      C<funnyphoto> {he} can think, "Their face, their picture. I ask first."
      A<funnyphoto> The picture is gone from the chat, or from most of it. A friend may need some days, and does not owe anybody a quick yes. There is a better picture somewhere, with both of them in it, laughing at the same thing. That is the sort that may be sent, after asking.
    `,
    '11+': `
      D<funnyphoto> Sending a picture takes less time than deciding to. {Name} may have sent one of a friend because it was funny, and in the chat it was. To the person in it, it was a dozen people laughing in a room without a door. That is the trouble with a screen: the joke arrives at once, and the face it lands on does not. Nothing terrible was intended. Something was taken without asking, all the same, which was the say in who sees it.
      P<funnyphoto> A friend who has gone silent is probably working out how many have saved it. Being angry is easier than being embarrassed, so that is what shows.
      P<funnyphoto> The others will have forgotten it by Thursday. They are not the ones who need to.
      Q<funnyphoto> When {Name sees} that the message has been read and not answered, there might be a feeling of ____.
      H<funnyphoto> {helper} can hear the whole of it without picking up the phone to anyone.
      H<funnyphoto> {helper} can help to report it, if it has gone further than the chat.
      T<funnyphoto> {he} can delete it, ask the rest to do the same in the same place, and say whose fault it was. ~ In public is where it happened.
      T<funnyphoto> {he} can apologise face to face, in two sentences, and then leave room.
      C<funnyphoto> {he} can think, "It was their face. It was their call."
      A<funnyphoto> The picture is down, and the chat has moved on to somebody's dog. What is left is between two people. A friend may take a week, and silence is not a verdict. An apology that asks for nothing back tends to be believed in the end. From then on the question before sending is a short one, and it goes to the person in the picture.
    `,
  },
};
