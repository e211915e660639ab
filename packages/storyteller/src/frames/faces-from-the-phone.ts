import { said, type NamedScene } from './scene.ts';

const FAMILY = String.raw`(?:cousins?|relatives|relations|grandparents|grandma\w*|grandpa\w*|grandad|gran|nani|nana|nan|dadi|dada|nonna|abuela|babcia|aunts?|aunties?|uncles?|family)`;

/** Family far away, met for the first time or after a long one: names, kisses, another language, and being new to them too. */
export const facesFromThePhone: NamedScene = {
  id: 'kinfar',
  image: 'faces from a phone that have arms and a smell',
  cue: said(
    String.raw`(?=[^]*\b(?:meet(?:s|ing)?|met|see(?:ing)?|visit(?:s|ing)?|stay(?:ing)? with)\b[^.]{0,30}\b${FAMILY}\b)(?=[^]*\b(?:first time|never met|not met|hasn'?t (?:met|seen)|abroad|overseas|in (?:india|pakistan|bangladesh|nigeria|ghana|jamaica|poland|romania|italy|spain|portugal|turkey|kenya|somalia|china|america|australia|canada|ireland)|(?:to|in) (?:india|pakistan|bangladesh|nigeria|ghana|jamaica|poland|romania|italy|spain|portugal|turkey|kenya|somalia|china|america|australia|canada|ireland))\b)`,
    String.raw`\b(?:planes?|aeroplanes?|fl(?:y|ies|ying|ight|ights)|airport|died|funeral|hospital|ill|dementia|prison|fostered|adopt\w*|birth (?:mum|dad|family)|half[- ]?(?:brother|sister)|new (?:partner|baby)|dad'?s new|contact)\b`,
  ),
  decides: true,
  answers: /\b(?:meet\w*|cousins?|family|first time|nervous|shy|worried|pakistan|india|language|grand\w+)\b/i,
  titles: { young: 'A Face With Arms', older: 'Faces From the Phone' },
  text: {
    '4-5': `
      D<kinfar> Some of a family lives far away. {Name} is going on a trip to meet them. They may have been small faces on a phone. Now they have arms, and a smell, and loud voices. They know a lot about {him} already. It can be a lot at the door.
      P<kinfar> They may be a bit nervous too. They may have cooked all day.
      P<kinfar> The other children want to know who is coming. They may look first and play later.
      Q<kinfar> At the door, {Name} may feel ____.
      H<kinfar> {helper} can say all the names on the way.
      H<kinfar> {helper} can stay close at the start.
      T<kinfar> {he} can say hello with a wave.
      T<kinfar> {he} can show one toy to another child.
      C<kinfar> {he} can think, "First a wave, then we will see."
      A<kinfar> At first they were many, and then they had names. One of them has the same ears. After the trip they will be small on a phone again. Now {Name} knows how they laugh.
    `,
    '6-7': `
      D<kinfar> A trip to family far away is odd in one way. Everyone is new, and everyone belongs to {Name}. Some have been on a screen, with bad sound. Now they are in one room, on extra chairs. They may talk in more than one language. Nobody can learn so many names on one day.
      P<kinfar> Cousins look at each other for a while. Then somebody finds a ball, and it goes without words.
      P<kinfar> Aunts and uncles may kiss and pinch. They have waited for a long time. A hand held out is a good hello too.
      Q<kinfar> In the room with all of them, {Name} may feel ____. On the third day it may be another word.
      H<kinfar> {helper} can draw the family with {him} as a tree, with names.
      H<kinfar> {helper} can say when it is time for a quiet half hour.
      T<kinfar> {he} can learn to say hello and thank you as they say it there.
      T<kinfar> {he} can take something along to share, such as a game.
      C<kinfar> {he} can think, "New to me, and I am new to them."
      A<kinfar> By the end of the trip there were names for nearly all of them. One of the cousins runs just like somebody at home. It was loud, and there was a lot of food. The phone is small again. Now it is known who is behind it.
    `,
    '8-10': `
      D<kinfar> On a trip like this, {Name} meets people who are strangers and family at the same time. They share a grandmother, a chin or a way of laughing, and they have hardly shared a room. Some of them may speak another language at home. On a screen everybody takes turns. Round a table nobody does. It is quite usual to feel both welcome and out of place, often in the same minute.
      P<kinfar> The cousins have been told to be nice, which makes anyone stiff. It passes as soon as somebody says the wrong word and people laugh.
      P<kinfar> Older relatives compare and kiss, because they have missed some years and are in a hurry.
      Q<kinfar> On the first evening with all of them, {Name} might feel ____. Tired is a good word for a mixture.
      H<kinfar> {helper} can go through photos and names with {him} before the trip, with one story for each.
      H<kinfar> {helper} can say beforehand which greetings are usual, and that a hand or a wave will do.
      T<kinfar> {he} can learn five words, of which one is a joke.
      T<kinfar> {he} can ask a cousin to show the best place round there. ~ Walking is easier than talking.
      T<kinfar> {he} can take an hour off in a room with a door.
      C<kinfar> {he} can think, "They are strangers for two days at most."
      A<kinfar> By the end of the trip somebody has a nickname, and somebody has lost at cards in another language. It will be the phone again after this, with its bad sound. Behind the small faces there is a kitchen now, and a dog, and a laugh that is known from home.
    `,
  },
};
