import { said, type NamedScene } from '../scene.ts';

const CHAT = String.raw`\b(?:group ?chats?|chats?|whats ?app|snap ?chat|snap|insta(?:gram)?|tik ?tok|discord|online|social media|posts?|posting|posted|stor(?:y|ies) about)\b`;
const ABOUT = String.raw`\b(?:(?:post(?:s|ing|ed)?|writ(?:e|es|ing)|wrote|say(?:s|ing)?|said|spread\w*|shar(?:e|es|ing|ed)|put(?:s|ting)?|send(?:s|ing)?|sent|talk(?:s|ing)?) (?:\w+ ){0,4}?about (?:her|him|them|my (?:son|daughter))|(?:mean|nasty|horrible|awful|rude|cruel) (?:stuff|things|messages|comments|posts|words)[^.!?]{0,20}\b(?:about|to) (?:her|him|them)|(?:stor(?:y|ies)|posts?|chat|group|account|page|messages?|rumours?) (?:\w+ )?about (?:her|him|them)\b|\bslag\w* (?:her|him|them) off\b|\b(?:bitch\w* about|laugh\w* at|horrible to|mean to|bully\w*|ganging up on|against|turn(?:ed|ing|s) on|picking on|gone for) (?:her|him|them)\b|about (?:her|him|them) (?:in|on) (?:a |the |their )?(?:\w+ )?(?:group ?chat|chat|snap\w*|whats ?app|insta\w*|tik ?tok|discord))\b`;

/** Others write about a child in a chat, and the child does not want to say what it is. */
export const aChatAboutMe: NamedScene = {
  id: 'chatabout',
  image: 'a screen that lights up, and a person it is shown to when it is time',
  cue: said(
    `(?=[^]*(?:${CHAT}))(?=[^]*(?:${ABOUT}))`,
    String.raw`\b(?:(?:he|she|they|my (?:son|daughter)|daughter|son) (?:posted|wrote|has been (?:posting|writing)|sent|made (?:a|an) (?:group|account))|(?<!\b(?:turn(?:ed|ing|s) on|ganging up on|picking on) (?:her|him|them)\b[^.!?]{0,60})\b(?:photos?|pictures?)|nudes?|naked|videos?|filmed|fake account|race|racist|religion|gay|teacher|left out of|removed from|strangers?|man)\b`,
  ),
  decides: true,
  answers: /^close to (?:his|her|their) /i,
  titles: { older: 'What the Screen Said' },
  roles: {
    confidantrole: {
      fallback: { text: 'somebody trusted' },
      cues: [
        { match: /\b[Aa]unt(?:ie|y)? (\p{Lu}\p{Ll}+)\b/u, phrase: { text: 'Auntie $', gender: 'f' } },
        { match: /\b[Uu]ncle (\p{Lu}\p{Ll}+)\b/u, phrase: { text: 'Uncle $', gender: 'm' } },
        { match: /\b(?:big|older) cousin\b/i, phrase: { text: '{his} big cousin' } },
        { match: /\b(?:big|older) sister\b/i, phrase: { text: '{his} big sister' } },
        { match: /\b(?:big|older) brother\b/i, phrase: { text: '{his} big brother' } },
        { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
        { match: /\baunt(?:ie|y)?\b/i, phrase: { text: '{his} aunt' } },
        { match: /\buncle\b/i, phrase: { text: '{his} uncle' } },
        { match: /\bbest (?:friend|mate)\b/i, phrase: { text: '{his} best friend' } },
      ],
    },
  },
  text: {
    '8-10': `
      D<chatabout> A screen is like a room that can be carried in a pocket. In such a room others have written about {Name}. That is bullying when it goes on, and telling somebody can stop it. The messages are short, and still they stay in a head for the whole evening. Some people do not want to read them out to anybody, which is quite normal. Saying it aloud can seem like being hit by it again.
      P<chatabout> Those who write do not see a face. Some of them only add a laughing picture because the others did. It hurts just as much, and it is not fair.
      P<chatabout> Parents who ask "What is it?" mostly want to stand in the way of it. They can do a good deal without having read every line.
      Q<chatabout> When the screen lights up, {Name} might feel ____.
      H<chatabout> {helper} can help with saving the messages and with blocking, without reading more than {he wants}.
      H<chatabout> {helper} can talk to the school. ~ What is done to a pupil in a chat is the school's business too.
      T<chatabout> {he} can show it to {confidantrole}, and to a parent.
      T<chatabout> {he} can hand the phone over for the night. ~ A message that nobody reads at eleven has lost some of its teeth.
      C<chatabout> {he} can say, "I don't want to read it out. You can look."
      A<chatabout> The phone lies in another room, and it is lit up for nobody. Somebody knows now, and has a copy. It is not {his} fault, and answering is not {his} job. What a screen says about a person was written by others, and it can be stopped by others.
    `,
    '11+': `
      D<chatabout> Before there were phones, what people said about someone stopped at the bus stop. What is written on a screen follows its subject home, into the bathroom and under the pillow, and {Name} is at present that subject. Whether the messages are read or only known about makes surprisingly little difference. Not wanting to say what is in them would be understandable. To repeat a thing is to hear it once more, in one's own voice.
      P<chatabout> Groups of that kind run on the silence of about half their members, who dislike it and scroll on. The ones who write feel brave because there are several of them and no face is in sight.
      P<chatabout> Parents who are told nothing imagine everything. They do not need the wording in order to help. They need to know that it is happening, who is in it, and whether there is anything that frightens.
      Q<chatabout> When the screen lights up, {Name} might notice ____.
      H<chatabout> {helper} can agree to a limit: screenshots are kept, and nothing is read without permission, unless somebody is in danger. ~ Nobody writes to other parents tonight.
      H<chatabout> {helper} can go to the school and report it to the app. ~ Both have procedures for exactly this.
      T<chatabout> {he} can show it to {confidantrole} as well, and decide together who hears next. ~ Two who know are better than one.
      T<chatabout> {he} can take screenshots, leave or mute the place, and answer nothing. ~ An answer is what it lives on.
      C<chatabout> {he} can say, "It's about me, it's on a screen, and I'd rather show you than say it."
      A<chatabout> By the end of the week there may be a folder of screenshots, and one or two people who know. The phone may spend its nights in the kitchen. None of it was caused by the person it was written about, and there is help against it. What is said on a screen says something about those who typed it. The rest of a life goes on elsewhere, among people with faces.
    `,
  },
};
