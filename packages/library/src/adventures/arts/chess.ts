import type { FactSheet } from '../sheet.ts';

/** A coat button that stands in for a lost pawn would like, for once, to get to the far side of the board. */
export const chess: FactSheet = {
  id: 'chess',
  topic: 'arts',
  title: 'Chess',
  subject: 'chess and how its pieces move',
  words: [
    'chess',
    'chessboard',
    'chess piece',
    'checkmate',
    'pawn',
    'how chess pieces move',
    'how to play chess',
    'playing chess',
    'board game',
  ],
  guides: ['horse', 'pony', 'knight'],
  titles: [
    'The Button That Crossed the Board',
    '{child} and the Brown Pawn',
    'Two Along and One Aside',
    '{guide} Lands Crooked',
    'All the Way to the Far Row',
  ],
  facts: [
    {
      id: 'board',
      says: 'A chessboard has 64 squares in eight rows of eight, by turns light and dark.',
      source: 'International Chess Federation (FIDE), "Laws of Chess", article 2',
    },
    {
      id: 'bishop',
      says: 'A bishop moves only slantwise, so it stays on squares of one shade for the whole game.',
      source: 'International Chess Federation (FIDE), "Laws of Chess", article 3',
    },
    {
      id: 'rook',
      says: 'A rook moves in straight lines along a row or a file, and stops when a piece is in its way.',
      source: 'International Chess Federation (FIDE), "Laws of Chess", article 3',
    },
    {
      id: 'pawn',
      says: 'A pawn moves straight forward and never back, but takes only slantwise, one square ahead.',
      source: 'International Chess Federation (FIDE), "Laws of Chess", article 3',
    },
    {
      id: 'promotion',
      says: 'A pawn that reaches the last row must become a queen, a rook, a bishop or a knight, even a second queen.',
      source: 'International Chess Federation (FIDE), "Laws of Chess", article 3',
    },
    {
      id: 'knight',
      says: 'A knight goes two squares along and one to the side, and is the only piece that may leap over others.',
      source: 'Encyclopaedia Britannica, "Chess: Moves of the pieces"',
    },
    {
      id: 'queen',
      says: 'The queen moves any distance in any direction today; until about 1475 her piece went only one square slantwise.',
      source: 'Encyclopaedia Britannica, "Chess: History"',
    },
    {
      id: 'king',
      says: 'A king moves one square at a time.',
      source: 'International Chess Federation (FIDE), "Laws of Chess", article 3',
    },
    {
      id: 'check',
      says: 'A king that is attacked is in check, and must be got out of it at once: by moving, blocking or taking.',
      source: 'International Chess Federation (FIDE), "Laws of Chess", article 3',
    },
    {
      id: 'names',
      says: 'Each square is named by two signs: the letters a to h run along the board, the numbers 1 to 8 up it.',
      source: 'International Chess Federation (FIDE), "Laws of Chess", appendix C',
    },
    {
      id: 'india',
      says: 'Chess grew out of chaturanga, a game played in India more than 1,300 years ago.',
      source: 'Encyclopaedia Britannica, "Chaturanga"',
    },
    {
      id: 'lewis',
      says: 'Chessmen found on the Isle of Lewis in 1831 are about 800 years old, most of them carved from walrus tusk.',
      source: 'British Museum, "The Lewis Chessmen"',
    },
  ],
  never: [
    {
      wrong: /\bbishop (?:can|may|could|might) (?:change|leave) (?:its|the|his) (?:colour|shade)\b/i,
      belief: 'A bishop can change its colour in the course of a game.',
      truth: 'Going slantwise it always stays on squares of the same shade.',
    },
    {
      wrong: /\bpawns? (?:may|can|could) (?:go|move|step|walk) back/i,
      belief: 'Pawns can move back again.',
      truth: 'A pawn is the one piece that never goes back.',
    },
    {
      wrong: /\bking (?:is|was|gets|has been|can be) (?:taken|captured)\b/i,
      belief: 'The game ends when the king is taken.',
      truth: 'It ends at checkmate, when he is attacked and there is no way out; he stays on the board.',
    },
    {
      wrong: /\b(?:rooks?|bishops?|queens?|pawns?|kings?) (?:may|can|could) (?:jump|leap)\b/i,
      belief: 'A queen can jump over others.',
      truth: 'Only the knight leaps.',
    },
    {
      wrong: /\bonly (?:one queen|one white queen|become a piece that)\b/i,
      belief: 'A side may have only one queen.',
      truth: 'A pawn may become a second queen while the first is still there.',
    },
  ],
  opens: {
    young: [
      [
        {
          text: [
            'One pawn is gone. A brown button stands in. "Hello, button," says {child}.',
            'Chess! All stand in rows. What is this? A button is a pawn, {child}!',
          ],
          setting: 'living-room',
          camera: 'close',
          child: 'kneel curious',
          things: ['button'],
        },
        {
          text: [
            '"I want to cross," says the button. {a guide} hops up. {child} comes too.',
            'Now {child} is small. {a guide} jumps two and one. The button slides ahead.',
          ],
          setting: 'castle',
          child: 'walk excited',
          guide: 'jump happy',
          things: ['button'],
        },
      ],
      [
        {
          text: [
            'Tick, tick, on the board. The button wants to go. {child} bends down.',
            'Who taps? It is a button on the chessboard. {child} listens.',
          ],
          setting: 'living-room',
          child: 'think curious',
          things: ['button'],
        },
        {
          text: [
            'The squares are as big as beds! {a guide} jumps up. {child} holds the button.',
            '"Over there," says the button. It is far. {child} goes. {a guide} goes too.',
          ],
          setting: 'castle',
          camera: 'wide',
          child: 'hold surprised: button',
          guide: 'wave happy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'The chess set had one pawn missing. A brown coat button had played in its place for longer than anyone knew. {child} put it on its square. "This time," said the button, "all the way."',
            '{child} was setting out the chess pieces. King, queen, pawns in a row. The last of the pawns was a button. It had four holes and a good deal to say.',
          ],
          setting: 'living-room',
          camera: 'close',
          child: 'kneel surprised',
          things: ['button'],
        },
        {
          text: [
            '"A pawn who crosses may turn into something grand," said the button. Then the squares grew as wide as carpets. There stood {a guide}, to show {child} the way. It went two steps on and one to the side.',
            'The board spread out like a floor, light and dark. "I shall lead," said {a guide}, and jumped past {child} by mistake. "Two along and one aside," said {guide}. "I can\'t do it otherwise." The button sighed.',
          ],
          setting: 'castle',
          camera: 'wide',
          child: 'look-up curious',
          guide: 'jump proud',
          things: ['button'],
        },
      ],
      [
        {
          text: [
            'It was raining, and nobody would play. {child} sat by the chessboard. "It is our move," said a small voice. It was the button that had been a pawn since the real one vanished.',
            'On the chessboard by the window stood a game that somebody had left. {child} leaned close. At the end of a row of pawns stood a brown button. It was trembling. "Take me across," it said.',
          ],
          setting: 'living-room',
          child: 'sit surprised',
          things: ['button'],
        },
        {
          text: [
            '"On the last row I can be a queen," it said. Then {child} was on the board too, beside the button. {a guide} landed between them. "Sorry," said {guide}. "I always come down crooked."',
            '{child} put out one finger to help. Suddenly the square was as wide as a bed. "The button goes forward," said {a guide}. "It can do nothing else. I can do everything else."',
          ],
          setting: 'castle',
          child: 'stand curious',
          guide: 'jump happy',
          things: ['button'],
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'The set had come down through the family with a piece short. Where the eighth white pawn should have been stood a brown coat button with a bit of thread. It had been dropped, chewed and called "that one". {child} set it out on its square like all the rest. "Thank you," said the button. "I have never got past the fourth row. Today I should like to see the other side."',
            'Nobody knew where the last white pawn had gone. It was thought to be under the floor. For as long as there had been a table to play on, a brown button had stood in for it. {child} was just putting it on its square when it cleared its throat. "It is a long way to the far edge," said the button. "But I have heard what happens there."',
          ],
          setting: 'living-room',
          camera: 'close',
          child: 'kneel surprised',
          things: ['button'],
        },
        {
          text: [
            '"If a pawn gets right across, it is changed," said the button. "Into nearly anything. A queen, if it likes." That was when the board came up round {child} like a floor, with squares as wide as carpets. On one of them waited {a guide}, who jumped forward to say hello. The jump ended next to {child}, and one to the left. "Two and one," said {guide}. "Always. I have never once arrived at a person."',
            '"What happens?" asked {child}, and found that the button was the size of a cartwheel. The light squares and the dark ran off like a marble hall. "On the last row I may become a queen," said the button, "or a rook, a bishop or a knight. I have thought about it a good deal." Down beside them came {a guide}, twisted round, and bowed to nobody. "You go straight," said {guide}. "I shall meet you, on and off."',
          ],
          setting: 'castle',
          camera: 'wide',
          child: 'look-up curious',
          guide: 'jump proud',
          things: ['button'],
        },
      ],
      [
        {
          text: [
            'All afternoon rain ran down the window, and the chess pieces stood where the last game had stopped. {child} knew most of them by their chips. The white queen had no nose to speak of. And at the end of the second row was the button that had been a pawn since before the carpet. "Do you ever finish?" it asked. "I only mention it because I have somewhere to be."',
            '"Excuse me," said something on the chessboard. {child} looked at the kings, who were looking at nothing. "Down here. Fourth from the corner." It was the coat button, which played for a lost pawn and was usually given up first. "I have gone forward, at most, as far as the middle," it said. "There is more of it. I can see it from where I stand."',
          ],
          setting: 'living-room',
          child: 'sit curious',
          things: ['button'],
        },
        {
          text: [
            'There is not much you can do for a button but go along. {child} took hold of its rim, and the two of them were on the board, among squares like great flagstones. "To the last row, then," said {a guide}, coming down next to them with a bump. "A pawn that stands there is made into something better. I know the road. I know it mostly from the side."',
            '"Nobody asks where a pawn would like to go," said {child}. "Forward," said the button at once. "It is all we do." By then the squares had grown as big as rooms, and {child} was in one. By came {a guide}, two along and one across, waving. "At the end it may become a queen!" called {guide}. "I would come straight over and tell you, but I can\'t do straight."',
          ],
          setting: 'castle',
          child: 'walk excited',
          guide: 'wave happy',
          things: ['button'],
        },
      ],
    ],
  },
  turns: [
    {
      facts: ['bishop'],
      shows: /\bdark\b/i,
      pages: {
        young: [
          {
            text: [
              'The bishop slides on light squares only. The button stops on dark. "Safe!" says {child}.',
              'Slant, slant. The bishop stays on light. {child} stands on dark. So does the button.',
            ],
            setting: 'castle',
            child: 'hide happy',
            things: ['button'],
          },
        ],
        middle: [
          {
            text: [
              'Swish! Something tall slid past from corner to corner. It was the black bishop, keeping watch. "Whoever is in the way goes back in the box," said {guide}. The button shook, and so did {child}.',
              '"Down!" said {guide}. A bishop shot by, all slantwise, like a skater. {child} and the button had to wait. It came back the same way, and looked at everyone sternly.',
            ],
            setting: 'castle',
            child: 'hide worried',
            guide: 'point worried',
            things: ['button'],
          },
          {
            text: [
              '{child} watched its feet. The bishop slid over light squares, and only light. It never once trod on a dark one. "Then we stop on the dark," said {child}. The button did. "How dull, to be a bishop," said {guide}.',
              '"It always goes on the slant," said {child}. "So it can never change its colour." They put the button on a dark square, right beside the light one. The bishop glided past. {guide} bowed to it, and had to dodge.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'point excited',
            guide: 'stand surprised',
            things: ['button'],
          },
        ],
        old: [
          {
            text: [
              'The next row was watched. A black bishop stood far back in a corner, as tall as a coat stand, and looked along the slant. Nobody who stepped into that look kept their place. They were put away until the next game. "It sees everything," whispered the button. "Then how do people get by?" said {child}. "They don\'t," said {guide}. "They say something rude, and then they get taken."',
              'Something hissed across the squares like a skate, from one edge to the other, and stopped. It was a bishop, a black one, with a notch in its hat. {guide} pulled {child} behind a pawn. "It took my cousin from there," said {guide}. "From that far! My cousin spent all afternoon in the box, between two rooks and a domino." The button looked at the open floor and turned rather pale, for brown.',
            ],
            setting: 'castle',
            child: 'hide worried',
            guide: 'point worried',
            things: ['button'],
          },
          {
            text: [
              'But {child} was looking at the floor. The bishop went on the slant, from the corner of one light square to the corner of the next. There were as many dark squares as light. It had never trodden on one of them in its life. "It cannot reach us here," said {child}, and stood the button on a dark one, in plain view. The bishop slid past so near that its hem stirred. "I go on both sorts," said {guide}, with pity.',
              '"Has it ever been on a dark square?" asked {child}. {guide} began to say yes, and stopped, and thought back over a great many games. It had not. If you only go slantwise, you come out each time on the colour that you left. One half of the board was simply not there for it. So when the button had a dark square in front of it, they went. The bishop glared along its one bright path and saw nobody.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'point excited',
            guide: 'think surprised',
            things: ['button'],
          },
        ],
      },
      ask: {
        young: ['Where was the button safe from the bishop?', 'On the dark square. That bishop keeps to the light.'],
        older: [
          'Why could that bishop never reach a dark square?',
          'It moves only on the slant, and that way it always comes out on a square of the same shade.',
        ],
      },
    },
    {
      facts: ['rook'],
      shows: /\bstraight\b/i,
      pages: {
        young: [
          {
            text: [
              'The rook comes straight. It cannot hop. {guide} stands in front. On you go, button! {child} waves.',
              'Straight, straight goes the rook. Bump! {guide} is in the way. {child} slips the button past.',
            ],
            setting: 'castle',
            child: 'wave happy',
            guide: 'stand proud',
            things: ['button'],
          },
        ],
        middle: [
          {
            text: [
              'A tower stood at the end of the row. It was the black rook. It could come straight down on anybody, as fast as a train. "I might ask it to wait," said {guide}. {child} held the button back.',
              'Rumble. A rook came straight down the board like a wardrobe on wheels. It stopped right in front of them. Rumble. Back it went. {child} hugged the button tight. "It does that all day," said {guide}.',
            ],
            setting: 'castle',
            child: 'hug worried',
            guide: 'stand worried',
            things: ['button'],
          },
          {
            text: [
              'It never turned, and it had no way of hopping. "Somebody stand in front of it," said {child}. {guide} went, two along and one aside, and stood there humming. Behind {guide} the button took its step in peace.',
              '{child} thought about it. "It is fast," said {child}, "but it has to stop for things." So {guide} went and was a thing. The rook rolled up, could not get past, and waited. On went the button.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'point determined',
            guide: 'stand proud',
            things: ['button'],
          },
        ],
        old: [
          {
            text: [
              'There was nothing slantwise about the rook. It stood like the corner of a castle, and when it moved there was a noise of furniture. Straight up it came, straight back it went, and the floor shook. "You could say please to it," said {guide}. {child} did not think so. One step further on, the button would be in the middle of that road, with nothing on either side.',
              '"Is that a house?" asked {child}. It was a rook. It began to move, all of a piece, like a house that has remembered something. It went straight to the far end of the row. Then it came straight back. "If you are on its line, it has you, however far off," said {guide}. The button was going to have to stop on that line, for one whole turn.',
            ],
            setting: 'castle',
            child: 'look-up worried',
            guide: 'point worried',
            things: ['button'],
          },
          {
            text: [
              '{child} tried to think like a tower. It was fast and strong. It could not turn aside by a hair, though, and it had no way of getting over anybody. That was the weak part. "How are you at being in the way?" {child} asked {guide}. "It is my chief talent," said {guide}. Two and one, and there {guide} was, humming, in the path of the tower. The button stepped out behind and was not touched.',
              'What the rook wanted was an open road. So they shut it. {guide} hopped down in between, came out one to the left, begged pardon and hopped again. The rook rolled up and found its line stopped, as surely as by a cupboard. It could not go over. It could not squeeze. "After you," it said, in a voice like a cellar door. {child} waved, and the button took its step, in the shade.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'wave excited',
            guide: 'stand proud',
            things: ['button'],
          },
        ],
      },
      ask: {
        young: ['What stopped the rook?', '{guide} stood in the way. A rook cannot hop over.'],
        older: [
          'How did {guide} keep the rook from the button?',
          'By standing in its line. A rook goes straight and cannot get past a piece that is in the way.',
        ],
      },
    },
    {
      facts: ['pawn'],
      shows: /\bslant(?:wise)?\b/i,
      pages: {
        young: [
          {
            text: [
              'A black pawn in front. Stuck! {child} points on the slant. The button takes that way.',
              'Straight on is shut. But a pawn takes slantwise! The button hops. {child} points: there!',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'point excited',
            things: ['button'],
          },
        ],
        middle: [
          {
            text: [
              'Nose to nose with the button stood a black pawn. It did not move. The button could not. "Take it!" said {guide}. "It can\'t take what is in front of it," said {child}.',
              'Then they met a pawn coming the other way. It stopped. So did the button. Pawns do not go back and they do not go round. "This may be it for today," said {guide}. {child} stood and thought.',
            ],
            setting: 'castle',
            child: 'think worried',
            guide: 'stand worried',
            things: ['button'],
          },
          {
            text: [
              'But one square over, on the slant, stood another black pawn, yawning. That was different. A pawn walks straight and takes slantwise. "Pardon me," said the button, and hopped across. {child} and {guide} cheered. The yawner went off to the box for a rest.',
              '"You walk straight," said {child}, "but you take on the slant." The button looked left. One up and one over stood a bored black knight. Out it went, quite politely, and in came the button. {guide} pretended not to know it.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'cheer excited',
            guide: 'jump surprised',
            things: ['button'],
          },
        ],
        old: [
          {
            text: [
              'They came face to face with a black pawn, and that was that. It stared at the button. The button stared back, as well as four holes can. Neither could go on, and neither was able to go home. "A pawn moves forward and never back," said {guide}. "Two that meet head on can stand there till supper. I have seen moss on them." {child} sat down on the edge of the square.',
              '"Evening," said the black pawn. "Afternoon," said the button. They were nose to nose. {guide} hopped round them twice and gave each a shove from behind, which helped nobody. What stands straight in front of a pawn it cannot take; it can only lean. "One of you go back," said {child}. "We don\'t have a back," said both of them. It was beginning to be quite cosy, and it was clearly hopeless.',
            ],
            setting: 'castle',
            child: 'sit worried',
            guide: 'stand worried',
            things: ['button'],
          },
          {
            text: [
              'Then the other side moved, as it had to, and it moved in a hurry. A black rook rolled up and parked, one square on and one to the right of the button. {child} got up. "You walk straight," said {child}, "but which way do you take?" "On the slant," said the button slowly. "Only I never get the chance." It took it now. The rook was led off to the box, amazed. {guide} said it was all in the footwork.',
              'It was a step on the slant that saved them. One square up and one to the side, {child} saw, a black bishop had stopped to admire its hat. "Button," said {child}, "look half left." Pawns go forward in one way and take in quite another. The button said afterwards that it had closed its holes and leapt. The bishop went off to the box, saying it had not been told. {guide} had to be told as well, twice.',
            ],
            setting: 'castle',
            camera: 'close',
            child: 'point excited',
            guide: 'stand surprised',
            things: ['button'],
          },
        ],
      },
      ask: {
        young: ['Which way does a pawn take?', 'On the slant. It walks straight and takes slantwise.'],
        older: [
          'Why were the two pawns stuck, nose to nose?',
          'A pawn cannot take what is straight in front of it, only what is one square ahead on the slant.',
        ],
      },
    },
    {
      facts: ['knight', 'queen'],
      shows: /\bjump/i,
      pages: {
        young: [
          {
            text: [
              'A wall of pawns! No way round. {guide} jumps it. Two and one. "Over!" says {child}.',
              'Pawns, pawns, all in a row. {guide} can jump them. Two and one! {child} claps.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'cheer happy',
            guide: 'jump proud',
          },
        ],
        middle: [
          {
            text: [
              'The button had trotted on ahead. Now the black queen was gliding up to it. Everybody who could help stood behind a wall of pawns. The rook pushed. The bishop squeezed. "Do something!" said {child} to {guide}.',
              '"Help," said the button, out in front, in a small voice. The black queen had seen it. {child} looked round. A row of pawns stood in the way, elbow to elbow. {guide} was looking at the ceiling.',
            ],
            setting: 'castle',
            child: 'shout worried',
            guide: 'look-up calm',
            things: ['button'],
          },
          {
            text: [
              '"You can jump," said {child}. "Nobody else can!" It was so. {guide} went over all their heads, two along and one aside. Down came {guide}, right beside the button. The queen took one look and went away.',
              '"They all have to stop for things," said {child}. "You never do." {guide} stood a bit taller. Then came one great jump, two squares and one to the side. Thump! {guide} was next to the button, and the queen kept off.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'cheer excited',
            guide: 'jump proud',
            things: ['button'],
          },
        ],
        old: [
          {
            text: [
              'The button had gone ahead without looking. Four squares off, the black queen turned her head. Behind the button, in a solid row, stood the white side: pawns, a rook, a bishop. They all wanted to help and were all in one another\'s way. "Let me through," said the rook. "Through where?" said the pawns. {child} turned to {guide}, who was humming.',
              '"Nobody panic," said the bishop, panicking. The black queen can go any way she pleases, as far as she pleases. Now she was coming for the button. It had got out ahead. Now its own side was jammed behind it like people in a door. {child} and {guide} ran up and down the row and could not find a gap. "Once," said the old rook, "queens went one step at a time." This was true, and no help.',
            ],
            setting: 'castle',
            child: 'run worried',
            guide: 'stand worried',
            things: ['button'],
          },
          {
            text: [
              'A rook goes straight, a bishop goes aslant, and a queen goes how she likes. But each of them has to stop when somebody is in the way. There is one who does not. "Oh," said {guide}. "You mean me." {child} did. In one jump {guide} cleared the hats of the whole row, two squares on and one to the side. {guide} came down by the button, facing backwards. The queen thought it over. "Some other time," she said. For once it had been exactly the right place.',
              'It was no use being fast, or straight, or grand. What they needed was somebody who came down crooked. "Two and one," said {child}, counting squares with a finger. "You would land right next to it." {guide} looked at the crowd in between, and then simply jumped it, as only a chess knight can. There was a silence, and a thump beside the button. The queen drew in her train, like someone who has seen a puddle, and went round.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'point excited',
            guide: 'jump proud',
            things: ['button'],
          },
        ],
      },
      ask: {
        young: ['How did {guide} get past the pawns?', '{guide} jumped over them. Two and one!'],
        older: [
          'Why was {guide} the only one who could help?',
          'Every other piece has to stop when somebody is in its way. The knight of the board jumps over.',
        ],
      },
    },
    {
      facts: ['check', 'king'],
      shows: /\bcheck\b/i,
      pages: {
        young: [
          {
            text: [
              '"Check!" Stop, button. The king comes first. "One step, king," says {child}.',
              'Check! The button must wait. {child} helps the king. He takes one step. Safe!',
            ],
            setting: 'castle',
            child: 'point determined',
            things: ['button'],
          },
        ],
        middle: [
          {
            text: [
              'The button had just begun to move. "Check!" called a voice. {child} stopped. "That is our king," said {guide}. "A black bishop is after him. We can do nothing else until he is safe."',
              '"Check," said a black bishop, a long way off. At once nobody could go on. The button had to wait, and so did {child}. "A king in check must be helped first," said {guide}. "Even I wait."',
            ],
            setting: 'castle',
            child: 'stand surprised',
            guide: 'point worried',
            things: ['button'],
          },
          {
            text: [
              '{child} looked along the bishop\'s slant. "He only has to take one step," said {child}. One step is all that a king can take. He lifted his robe and took it. "Much obliged," he said, and the button moved on.',
              'The king could step aside. Or somebody could stand between. {child} waved a white pawn forward, into the path. Now the bishop was looking at a pawn. "Carry on," said the king, and the button did.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'wave determined',
            things: ['button'],
          },
        ],
        old: [
          {
            text: [
              '"Check!" The word went over the board like a dropped tray. The button had been about to move, and did not. "It is our king," said {guide}. "That bishop has him in view from across the room. You mend that before you do anything else at all." {child} could see the king, far behind them, trying to look as if he were somewhere different. A king can take only one step at a time. He had nearly finished a bun.',
              'They were getting on nicely when somebody said "check". It was said without any fuss, by a rook at the other side of the board, but it stopped everyone. "Not now!" said the button. "It has to be now," said {guide}. "When a king is in check, nobody goes anywhere until he is out of it." {child} turned round. Back there stood their own king, with a long bare row between himself and that rook.',
            ],
            setting: 'castle',
            child: 'stand surprised',
            guide: 'point worried',
            things: ['button'],
          },
          {
            text: [
              'There are three ways to help a king, and {child} went through them. Somebody might take the bishop, but nobody could reach. Somebody might step in between, but nobody was near. So the king had to move. "One to the left, your majesty!" called {child}. "The dark one!" He went, with his robe in one hand and his bun in the other, out of the bishop\'s slant. "You may go on," he told the button, with his mouth full.',
              'A king may run, but only one step, and his own pawns stood in his way. "Then we must block it," said {child}. A white bishop stood idle near by. {child} pointed, and it slid across, and stopped with a click between the tower and the king. Now the rook was looking at a bishop. "I had that in hand," said the king, coming out from under his robe. Everybody breathed, and it was the button\'s turn.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'point determined',
            things: ['button'],
          },
        ],
      },
      ask: {
        young: ['Who comes first when somebody says check?', 'The king. He has to be safe.'],
        older: [
          'What must be done when a king is in check?',
          'He must be helped at once, before any other move: he steps away, or somebody blocks the line or takes the attacker.',
        ],
      },
    },
    {
      facts: ['names', 'board'],
      shows: /\bletters\b/i,
      pages: {
        young: [
          {
            text: [
              'Lost! {child} looks at the edge. Letters go along. Numbers go up. "E five!" says {guide}.',
              'Every square has a name. Letters this way, numbers that. {child} counts. There is {guide}!',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'point curious',
            guide: 'wave happy',
          },
        ],
        middle: [
          {
            text: [
              'All the squares looked alike. {guide} had jumped ahead, two and one, and two and one again. Now there were only squares, light and dark. "Where are you?" called {child}. "On a square!" called {guide}.',
              'A chessboard has 64 squares. From down there they are all just floor. {child} called. {guide} called back, from far off. "I am on a light one!" shouted {guide}. That was no help.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'shout worried',
            guide: 'wave worried',
          },
          {
            text: [
              'Then {child} saw letters along the edge, a to h. Up the side ran numbers, one to eight. "Count!" called {child}. "I am on e five," called {guide}. So that was where {child} took the button.',
              '"Look at the edge," said the button. Along it stood letters, and up the side went numbers. Every square had a name made of both. "Go to g four!" called {child}. {guide} came down on it with a thump.',
            ],
            setting: 'castle',
            child: 'point excited',
            guide: 'jump happy',
            things: ['button'],
          },
        ],
        old: [
          {
            text: [
              'It is different on the ground. From above you see the whole board; down there you see your own square and somebody\'s hem. {guide} had hopped ahead to look round a rook, and was lost to sight. "I am over here," called {guide}. "Where is here?" called {child}. There was a pause. "Dark," called {guide}. "Flat. Sort of square."',
              'Past the second rook they were lost. The board has 64 squares, half of them light, and down among the hems it is all one floor. {guide} had been sent to look, and was now shouting from somewhere on the right. "Turn left at the light one!" shouted {guide}. "Which?" shouted {child}. "There are thirty-two!" There was a silence. "It is the one near me," shouted {guide}.',
            ],
            setting: 'castle',
            camera: 'wide',
            child: 'shout worried',
            guide: 'wave worried',
          },
          {
            text: [
              '{child} went to the edge of the world, which was wood, and found what was painted there. Letters ran along the bottom, from a to h. Numbers went up the side, from one to eight. So no two squares had the same name. "Count the rows behind you!" called {child}. It took a while, but then {guide} called out "e five". And the button, which was on e four, had been next door all along.',
              'In the end it was the button that remembered the border. It had been stared at from there for years. Along the near edge were letters, a to h, and up the side were numbers, one to eight. Every square was called by the two that met in it. "Where do you want me?" called {guide}. "On f six!" called {child}. There was a thump, a muttering and another thump. Then {guide} stood on f six, and bowed, and asked it how it was.',
            ],
            setting: 'castle',
            child: 'point excited',
            guide: 'jump surprised',
            things: ['button'],
          },
        ],
      },
      ask: {
        young: ['What is on the edge of the board?', 'Letters and numbers. Every square has a name.'],
        older: [
          'How can you say which square you are on?',
          'By the letters along the edge and the numbers up the side. Each square is named by the two that meet in it.',
        ],
      },
    },
  ],
  closes: {
    young: [
      [
        {
          text: [
            'The last row! The button may change. "A queen," it says. {child} brings a crown. Hop, {guide}!',
            'One more step. There! "A crown for the button!" says {child}. {guide} bows to the queen.',
          ],
          setting: 'castle',
          child: 'hold proud: crown',
          guide: 'jump happy',
          things: ['button'],
        },
        {
          text: [
            'The game is over. On the last square sits a button. It looks very tall.',
            'Night. Four holes look out at the sky. The button is a queen.',
          ],
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          things: ['button'],
        },
      ],
      [
        {
          text: [
            'Step, step, step. No more squares! "What will you be?" asks {child}. "Queen," says the button.',
            '"I am here," says the button. It is the far side. {child} calls it Queen.',
          ],
          setting: 'castle',
          child: 'hug happy',
          things: ['button'],
        },
        {
          text: [
            'In bed, {child} sleeps. One foot goes two steps and one.',
            '{child} is asleep. The quilt has squares. One of them is home.',
          ],
          setting: 'bedroom',
          time: 'night',
          child: 'sleep sleepy',
        },
      ],
    ],
    middle: [
      [
        {
          text: [
            'There was no more board. They stood on the last row of all. "Well?" said {guide}. "I had thought of a bishop," said the button. "But I have the figure for a queen." {child} made it a crown of silver paper.',
            'One more step, and the button stood at the edge of everything. It could be a rook, a bishop, a knight or a queen. "Knights have the most fun," said {guide}. "Queen," said the button, and {child} set a crown on it.',
          ],
          setting: 'castle',
          child: 'hold proud: crown',
          guide: 'jump happy',
          things: ['button'],
        },
        {
          text: [
            'Then it was only a game again, by the window. Somebody came in and looked. "Why is there a button on that square?" they asked. "That is the queen," said {child}. "She came the long way."',
            'Then it was a game again, small and quiet. The button stood on the far side, where no button had ever stood. {child} moved it as far as it liked, in every direction there is.',
          ],
          setting: 'living-room',
          camera: 'close',
          child: 'sit happy',
          things: ['button'],
        },
      ],
      [
        {
          text: [
            '"Is this it?" said the button. It looked over the edge. There was carpet. "You may change now," said {child}. Then the button was a queen, and {guide}, for once, bowed straight.',
            'Nobody spoke when the button slid on to the far row. Then it swelled a little, as queens do. "Do I look different?" it asked. "Taller," said {child}. {guide} jumped for joy and fell over, one to the left.',
          ],
          setting: 'castle',
          child: 'point happy',
          guide: 'jump proud',
          things: ['button'],
        },
        {
          text: [
            'On the way to bed {child} tried it, two steps along and one aside. It took a long time to reach the door.',
            'In the night {child} got up once, to look. At the end of the board something round shone in the moonlight. It had four holes.',
          ],
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          child: 'walk sleepy',
        },
      ],
    ],
    old: [
      [
        {
          text: [
            'And then there was no row in front of them, only a wooden rim. The button stood on the last square with its thread blowing. "I could be a knight," it said. "You would hate the landings," said {guide}. "Or a rook, or a bishop." It looked along the straight lines, and the slanting ones. "I should like to go all of those ways," it said, "after so long." So it had to be a queen. {child} twisted a crown out of toffee paper.',
            'The last step of a pawn is just like the others, one square, straight on. The button took it. "Now you must say," said {guide}. "Queen, rook, bishop or knight. You can\'t stay as you are; that is the rule." The button was silent for a time. "I was a good button," it said. "You were," said {child}. "Then I will be a queen," it said, "with four holes." And {child} put a crown of silver foil on its rim.',
          ],
          setting: 'castle',
          child: 'hold proud: crown',
          guide: 'stand surprised',
          things: ['button'],
        },
        {
          text: [
            'Before supper, somebody noticed. A coat button stood on the far side of the chessboard, wearing a scrap of gold. "Whatever is that doing there?" they asked. "Anything it likes," said {child}. "It is a queen." They played until the table had to be laid. It went along and across and on both slants. From one end to the other it went and back, like somebody with a great deal to catch up on.',
            'The floor had shrunk, and the board was a board. {child} knelt down until it was level with both eyes. From there you could almost see the whole road, with the button small and upright at the far end. Here and there was a scuff, two along and one aside. The white pieces looked as usual. But the black king leaned a little, as if a button had just told him something. It was still his move.',
          ],
          setting: 'living-room',
          camera: 'close',
          child: 'kneel happy',
          things: ['button'],
        },
      ],
      [
        {
          text: [
            'They had the whole board behind them and nothing before. The button peered over the rim at the hearthrug. "It is much like the other side," it said. "Other sides often are," said {guide}. But when it turned round it was not a pawn any more. It looked the same, except that everything made room. The bishops slid back. A rook shuffled. {child} walked round it once, and bowed, which seemed to be wanted. {guide} bowed too, and missed.',
            '"Do not push me," said the button. "I want to do this one by myself." {child} let go. It tipped up on edge, and rolled, and fell flat on the final square with a click. "Queen," it said, before anybody asked. "Queen it is," said {guide}. The old white queen, the one without a nose, came up beside it and moved over. There may be two; there is no rule against it.',
          ],
          setting: 'castle',
          child: 'walk happy',
          guide: 'stand surprised',
          things: ['button'],
        },
        {
          text: [
            'That same evening the lost pawn turned up, in the toe of a slipper. Everyone said how fine it was to have the set complete. {child} put the pawn on its square in the second row and gave it a nod. Then {child} put the button where it belonged now. It takes up more room than it used to. Nobody has ever liked to ask it to move, but when it does, it goes as far as it wants.',
            'At bedtime {child} went past the game in the dark, and stopped. It is hard to be sure with chess pieces. They stood just as they had been left, with the street light on their hats. Only the button was not at the end, where {child} had seen it fall. It was over by the window. It had gone out on the slant, for the pleasure of it, to have a look at the weather.',
          ],
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          child: 'think calm',
          things: ['button'],
        },
      ],
    ],
  },
};
