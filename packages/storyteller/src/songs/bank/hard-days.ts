import type { Matter } from './couplet.ts';

/**
 * What hurts in a family: said in plain words, nothing promised that may not come true, no blame, somebody near. Death
 * is called by its name, as those who counsel bereaved children advise (Child Bereavement UK, Winston's Wish).
 */
export const HARD_DAYS: readonly Matter[] = [
  {
    id: 'pet-died',
    asks: /\b(?:pet|dog|puppy|cat|kitten|hamster|guinea pigs?|rabbit|bunny|fish|goldfish|budgie|parrot|bird|hen|chicken|pony|horse|tortoise|gerbil|mouse|rat|snail|lizard|gecko|snake)\b.{0,40}\b(?:die[sd]?|dead|death|dying|put to sleep|put down|crossed the rainbow bridge|passed away)\b|\b(?:death|loss) of (?:\p{L}+ ){0,3}(?:pet|dog|puppy|cat|kitten|hamster|rabbit|fish|goldfish|bird)\b/iu,
    threads: [
      {
        id: 'pet-bowl',
        meet: ["It's quiet at home, and the bowl is still there", "And somebody's missing from under the chair"],
        odd: ["{Who} has died, and it can't be put right", 'We are sad in the morning and sad in the night'],
        grow: [
          ['You looked in each day and you knew what to do', 'You were gentle and quiet, and somebody knew'],
          ['For that is a good and a wonderful day', 'To be warm, to be fed, to be loved in that way'],
        ],
        turn: ['We can give them a place with a stone and a flower', 'And sing something softly, and stay for an hour'],
        end: ["You can cry all you want, there's a lot to be said", 'The love has not died, it is in you instead'],
        chorus: ['Cry, {name}, cry, if you feel that you may', 'One who was here was a part of the day', "I'll sit in it with you as long as you say"],
      },
      {
        id: 'pet-still',
        meet: ['We looked in the morning, and all was so still', 'The light was the same on the step and the sill'],
        odd: ['{Who} has died, and it cannot restart', 'The body has stopped, and it hurts in your heart'],
        grow: [
          ["It's not that you did something wrong, or forgot", 'You loved, and you looked, and you did such a lot'],
          ['We can talk of the mornings, the mischief, the play', 'And all that was funny, as long as you say'],
        ],
        turn: ['There will be a day when the sad is less tall', "And you'll think of them, smiling, or hardly at all"],
        end: ["But it needn't be now, it can take its own time", 'As slow as a snail on a very long climb'],
        chorus: ['Dear, {name}, dear, was the one that you knew', 'And big was the loving that came out of you', "It's there in the middle of all that you do"],
      },
    ],
  },
  {
    id: 'somebody-died',
    asks: /\b(?:die[sd]?|dead|death|dying|funeral|passed away|heaven|grie\w+|miscarr\w*|stillb\w+|suicid\w*)\b|\blost (?:the|our|a|her|his) baby\b/i,
    threads: [
      {
        id: 'died-wide',
        meet: ['{Who} has died, and we say it out slow', "The body has stopped, and it's so hard to know"],
        odd: ["It's nobody's fault, not a word, not a thought", "Not something you did, or you didn't, or ought"],
        grow: [
          ['You can cry in the kitchen and laugh in the hall', 'You can feel it in pieces, or nothing at all'],
          ['You can ask me again, every day, every night', "I'll tell you what's true, and I'll hold you tight"],
        ],
        turn: ['We can say the name often, at breakfast, at tea', 'And tell what we know of them, you and me'],
        end: ['For what you have loved has a place where it stays', 'It sits by the window on ordinary days'],
        chorus: ['Lean, {name}, lean, I am sad at your side', "There's nothing to hurry and nothing to hide", 'The missing is deep, because loving is wide'],
      },
      {
        id: 'died-chair',
        meet: ["There's a chair in the room, and it's empty and still", "There's a coat on a hook and a mug on the sill"],
        odd: ["And {who} has died, and won't come in the spring", 'And that is a heavy and difficult thing'],
        grow: [
          ["Some days it's a stone that you hold in your hand", "Some days it's a wave running over the sand"],
          ["And some days you play, and forget, and that's right", 'You may play and be glad, and then cry in the night'],
        ],
        turn: ["Let's draw what we liked, put it up on the wall", 'The hands, and the jokes, and the voice in the hall'],
        end: ["And I'm sad with you too, and I'm here, and I know", "That love that was here doesn't know how to go"],
        chorus: ['Tell me, {name}, tell me, whatever you miss', 'The sound of the slippers, the scratch of a kiss', "I'll sit and I'll listen, there's time for all this"],
      },
    ],
  },
  {
    id: 'two-homes',
    asks: /\bdivorc\w*\b|\bseparat(?:ed|ing|ion)\b|\bsplit(?:ting)? up\b|\bmoved out\b|\btwo homes\b|\bcustody\b/i,
    threads: [
      {
        id: 'two-doors',
        meet: ['There are two front doors now, and two different keys', 'A toothbrush behind each, and yours, if you please'],
        odd: ["It's grown-ups who chose it, it's not what you did", 'Not the milk that you spilt, nor the thing that you hid'],
        grow: [
          ['You can love both at once, there is no need to choose', 'Your heart has two pockets, with nothing to lose'],
          ["You can say it's not fair, you can say it out loud", 'You can sit with it quietly, dark as a cloud'],
        ],
        turn: ['The bear can go with you, the book and the light', 'The same moon is out at both windows at night'],
        end: ["And what doesn't change, if you're there or you're here", 'Is how much you are loved, and it goes with you, dear'],
        chorus: ['Both, {name}, both, you are loved in the two', "Wherever you wake, it's the same love for you", 'It goes in your bag with your sock and your shoe'],
      },
      {
        id: 'two-coats',
        meet: ['Our house has a space where a coat used to be', 'And I look at it sometimes, and it looks at me'],
        odd: ['I thought I could mend it by being so good', "It isn't for children to mend, and none should"],
        grow: [
          ["There's a chart on the wall with the days, blue and green", "So I know where I'll sleep, and the days in between"],
          ["I miss one of you here and the other one there", "And that's how it is, and it doesn't feel fair"],
        ],
        turn: ["And you listen to that, and you don't say it's fine", 'You say, "I can hear you," your hand upon mine'],
        end: ["And slowly the new way's a way that I know", 'And the love comes along wherever I go'],
        chorus: ['Yours, {name}, yours are the both of them still', 'The one in the valley, the one on the hill', 'They loved you before and they always will'],
      },
    ],
  },
  {
    id: 'bullied',
    asks: /\bbull(?:y|ied|ies|ying)\b|\bteas(?:ed|es|ing)\b|\bleft out\b|\bracis\w*\b|\bmean (?:kids|children|girls|boys)\b/i,
    threads: [
      {
        id: 'bullied-tell',
        meet: ['They said it again by the wall, by the gate', 'And it went in my tummy and stayed there, a weight'],
        odd: ["It isn't because of my hair or my name", 'The ones who are mean are the ones with the blame'],
        grow: [
          ['I can say, "Stop it now," I can walk right away', 'I can find someone kind to be next to all day'],
          ["I can tell, and then tell, till there's somebody who", 'Will sit down and hear me, and know what to do'],
        ],
        turn: ["And telling's not telling tales, telling is strong", 'It puts a tall person on what has been wrong'],
        end: ['So I told you tonight, and you heard the whole lot', 'And the weight in my tummy undid like a knot'],
        chorus: ['Tell, {name}, tell, you are not on your own', "A thing that is heavy gets less when it's known", 'Nobody little should hold it alone'],
      },
      {
        id: 'bullied-stones',
        meet: ["Some words are like stones, and they're thrown to be sore", 'And you bring them all home in your bag through the door'],
        odd: ["So tip out the bag, and let's look at each one", 'I won\'t say, "It\'s nothing." I see what they\'ve done'],
        grow: [
          ["This one is not true, and this one's as bad", 'And none of them fits you, and I know you are sad'],
          ["We will go to your teacher, and I'll come with you", "It's a thing for the grown-ups to look after too"],
        ],
        turn: ["But somebody likes you, and maybe there's more", "Who laughs at the things that you're laughing for"],
        end: ['And you are the same as you were, every bit', "With the laugh that you laugh, and I'm fond of it"],
        chorus: ['Stand, {name}, stand with your hand inside mine', "You don't have to fight and you don't have to shine", "We'll tell it together, line after line"],
      },
    ],
  },
  {
    id: 'somebody-in-hospital',
    asks: /\b(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|grand(?:pa|ad|dad|ma|mother|father)|granny|nana|nan|gran|oma|opa|uncle|aunt|auntie|brother|sister|friend|teacher|cousin|neighbou?r|baby)\b(?!\b.{0,40}\b(?:i am|i'm|he is|she is|my son|my daughter)\b).{0,30}\b(?:(?:in|to|into) (?:the )?hospital|(?:has|having|had|needs?|gets?|getting) (?:\p{L}+ ){0,2}(?:operation|surgery))\b|\bvisit\w* .{0,40}\bhospital\b/iu,
    threads: [
      {
        id: 'in-hospital-picture',
        meet: ['The hospital bed has a bell and a light', 'And {who} must stay for the day and the night'],
        odd: ['Nobody caused it, not you and not me', "It's doctors and resting and waiting to see"],
        grow: [
          ["There's a beep and a drip and a chart on a hook", "You can ask what they're for, and you don't have to look"],
          ["So let's make a picture to stand by the bed", 'Of a boat, of a goat with a hat on its head'],
        ],
        turn: ["I don't know the day yet, I'm telling you true", 'And when I find out, I will say it to you'],
        end: ['And here there is breakfast and bedtime and play', 'With somebody near you at each end of day'],
        chorus: ['Send, {name}, send them a kiss through the air', 'A wave at the window, a wish on the stair', 'You can love from right here, and it reaches them there'],
      },
      {
        id: 'in-hospital-card',
        meet: ["The cup's on the shelf and the coat's on the hook", "And there's half of a chapter still left in the book"],
        odd: ['And {who} must stay in a hospital bed', "Till the doctors have looked, that is what they have said"],
        grow: [
          ['There are people in blue there who stay up all night', 'They look and they listen, they turn down the light'],
          ['Some hours you are sad, and some hours you play', 'And nobody minds, it is yours either way'],
        ],
        turn: ['So the marker stays there, and we leave it just so', 'And you ask what you ask, and I say what I know'],
        end: ['And the moon at our window goes by theirs as well', 'It looks in at the bed and the light and the bell'],
        chorus: ['Post, {name}, post them a kiss on a card', 'With a bear or a bus or the snail from the yard', "To miss them is love, and it's big, and it's hard"],
      },
    ],
  },
  {
    id: 'hospital',
    asks: /\bhospital\w*\b|\bsurgery\b|\boperation\b/i,
    threads: [
      {
        id: 'hospital-thumb',
        meet: ["There's a bed that goes up and then down at a touch", 'And people who ask you, "A little, or much?"'],
        odd: ['They tell you what happens before it is done', 'And bear has a bandage, and you can have one'],
        grow: [
          ["It might hurt a bit, and that's fair to be told", 'You can squeeze on my thumb, it is there to hold'],
          ["You can cry, you can say it's a thing you don't like", 'You can think of the hill and the park and a bike'],
        ],
        turn: ["I will be just as near as they'll let me be there", 'In the room, or outside of it, there on a chair'],
        end: ['And the people in blue, and the ones who know how', 'Are all of them thinking of you right now'],
        chorus: ['Squeeze, {name}, squeeze, on my finger and thumb', 'Breathe in for a whisper and out for a hum', "And whatever it is, we can sit till it's come"],
      },
      {
        id: 'hospital-window',
        meet: ['The window is tall and the corridor long', 'And somebody wheels past us humming a song'],
        odd: ["There's a band on your wrist, and it tells them it's you", 'And one for your bear, who is wearing one too'],
        grow: [
          ['You can ask what that is, you can ask what it does', 'You can ask it again, and they tell you what was'],
          ['There are things you can choose, like the cup, like the chair', 'And things you can not, and it never feels fair'],
        ],
        turn: ['And after, you rest, and you wake, and you say', '"Hello," or "I\'m thirsty," or "What is the day?"'],
        end: ['And one thing at a time is the way it is done', 'And here comes a biscuit, and that can be one'],
        chorus: ['Rest, {name}, rest, you have nothing to do', 'The beeps and the wheels will go round about you', 'And somebody near you is watching them too'],
      },
    ],
  },
  {
    id: 'illness',
    asks: /\bcancer\b|\bleuk\w+\b|\bchemo\w*\b|\btumou?r\b|\bterminal\w*\b|\bill\b|\bsick\b|\billness\b|\bhospice\b|\bdementia\b|\balzheimer\w*\b|\bstroke\b|\bheart attack\b|\bdepress\w+\b/i,
    threads: [
      {
        id: 'illness-whispers',
        meet: ["There's illness at home, and it isn't the same", 'There are phone calls, and whispers that have no name'],
        odd: ["It isn't your fault, it is nothing you said", "And thoughts can't make anyone go to their bed"],
        grow: [
          ['The doctors are working, they do what they can', 'They write it all down and they make us a plan'],
          ["We don't know it all, and I'll tell you what's true", "And when I know more, then I'll tell you that too"],
        ],
        turn: ['You can draw them a picture, or send them your voice', "Or go out and play, it is yours, it's your choice"],
        end: ['And dinner is dinner, and bedtime is yours', 'And someone is with you behind all the doors'],
        chorus: ['Near, {name}, near, come and sit with me here', 'The worry may come, and it may disappear', "You don't have to hold it alone in your ear"],
      },
      {
        id: 'illness-slow',
        meet: ['Some days there is singing, some days there is rest', 'And some days are hard ones and some are the best'],
        odd: ['The curtain is half and the voices are low', "And you ask me what's wrong, and I'd like you to know"],
        grow: [
          ["An illness is there now, and no one's to blame", "It isn't your doing, it's just that it came"],
          ['You may be cross with it, you may be sad', "You may have a day that's the best that you've had"],
        ],
        turn: ["There's still a hand here, and it fits round your own", 'And nobody has to be frightened alone'],
        end: ['And I will not hide it, whatever it be', 'You can come with your questions and ask them of me'],
        chorus: ['Slow, {name}, slow, we go slowly today', 'With room for a cuddle and room for some play', "And I'll tell you the truth of it all of the way"],
      },
    ],
  },
]; // prettier-ignore
