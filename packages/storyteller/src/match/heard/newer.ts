import type { Fields } from '../fields/field.ts';

/** What parents type of hair, lice, stomachs, teeth, siblings, rooms, plans, phones and looks; one text a line. */
export const NEWER_HEARD: Fields = {
  'hair-brushing': `
    brushing / hates the hairbrush / tangly hair / knots every morning / cries when it pulls / cannot get a comb through it / wriggles away from the brush / detangling her curls
    she runs off the second i pick up the comb
    long curly hair, tight knots at the neck, an hour of crying
    our mornings end in tears because of plaits
    hates having his hair combed, he has an afro
    nobody may touch her hair, it is one big mat
    sensitive scalp, screams at the wide tooth comb
    getting a ponytail in is like wrestling a cat
    braiding day is dreaded in our house
    wont let anyone brush out the tangles after swimming`,
  'head-lice': `
    lice / lice at school / lice at home / caught lice / our house is full of lice / treating lice / nits in her hair / nits at nursery / checking heads for lice every week / embarrassed about lice / the lice are back / everyone has lice and we are combing
    crawling with nits again, the whole class has it
    found a louse behind her ear this morning
    she is so ashamed about the lice she wont go in
    combing out eggs every third night
    itchy itchy head and the note came home from school
    screams when the fine tooth comb comes out for the bugs
    the others said eww he has lice
    third round of lice lotion`,
  'told-off': `
    failed her mocks and did not tell us
    is hiding his exam results from us
    told off / told off at school / telling off / got told off / being told off / scared of being told off / shouted at by the teacher / teacher shouted at him / teacher was cross / detention / first detention / name on the board / sad cloud / red card at school / lost her playtime / kept in at break / sent to the head / bad report / report card / bad marks / bad grade / poor mark / parents evening / note home / blamed for nothing
    sobs the whole evening because the teaching assistant raised her voice
    he was told off once and now he says he hates school
    got a telling off for chatting and thinks her teacher hates her
    came home with a report that says could do better
    hid her maths paper because of the mark
    someone else threw it and he got the blame
    she falls apart if anybody is cross with her
    moved down the behaviour chart and was devastated
    the whole class lost golden time and she thinks it was her
    swimming coach yelled at him and he wont go back
    goes to pieces when I tell her off
    grinning when he is being told off
    nursery teacher said no in a loud voice and now he cries
    got blamed for breaking it and it was not him
    got 4 out of 20 in spelling and thinks he is stupid
    blamed at school for something another boy did`,
  'family-faith': `
    ramadan / first ramadan / wants to fast / fasting / eid / diwali / passover / hanukkah / hijab / headscarf / turban / patka / kippah / kosher / halal / we don't do christmas / only muslim in class / only jewish child / our faith / different religion from friends
    wants to fast at ramadan
    fasting for the first time
    first ramadan, a few days of fasting
    fasts half days and is proud
    we keep kosher and lunch is tricky
    eid, diwali, passover, explain why ours is different
    why do mummy and daddy not eat all day
    starts wearing her scarf to school in september
    friends keep asking what is under his turban
    we're the only family who doesn't celebrate christmas
    missing school for eid and he wants to know what to tell them
    kippah at football practice and questions
    asks why we pray and his friends do not
    embarrassed about my headscarf at pick up
    she wants to wear hijab like me
    does not want to wear the patka any more`,
  'being-sick': `
    was sick at grandma's on the sofa and is ashamed
    was sick on the carpet at a friend's house
    saw a boy throw up in assembly and won't go in the hall
    vomit phobia / scared of vomit / fear of throwing up / fear of being sick / vomiting in the night / afraid he is going to vomit / will I be sick, asks it every bedtime / tummy bug / stomach bug / sick bug at school / throwing up scares her / puking
    threw up in assembly and is scared it happens again
    asks ten times a day am I going to be sick
    bug going round, was up all night with a bucket
    panics when anyone coughs because they might puke
    wont eat out in case she throws up
    first time being properly sick and he was terrified
    cries that his tummy hurts and he will vomit in bed`,
  'wobbly-tooth': `
    doesn't want the tooth fairy to take her tooth
    afraid all her teeth will fall out
    two rows of teeth like a shark
    wants to keep his tooth and not give it to the fairy
    wobbly tooth / loose tooth / first wobbly tooth / wiggly tooth / lost a tooth / lost her first tooth / first tooth fell out / tooth fell out / swallowed a tooth / milk teeth / baby teeth coming out / gap where her tooth was / no wobbly teeth yet / two rows of teeth
    has a wobbly tooth and is scared
    first loose tooth, will not eat
    a wobbly tooth that will not come out
    scared that the tooth falls out
    her tooth fell out and she swallowed it
    lost a tooth and swallowed it
    lost a tooth and scared of the tooth fairy
    tooth came out in an apple and there was blood
    the only one in year 2 who hasnt lost a tooth
    cries because his tooth is loose
    my tooth came out and it is lost, he sobs
    wont brush because of the loose tooth
    knocked out a front tooth on the slide
    ashamed of the gap in her smile`,
  tics: `
    tics / has tics / blinking tic / vocal tic / tourettes / tourette syndrome / eye tic / throat clearing tic / facial tics / tics at school / nervous tic / tic disorder / twitching
    tourettes tics in class
    has a tic, he blinks all the time and others copy it
    blinking tic, the other kids imitate him
    vocal tics, she clears her throat and jerks her head
    makes little noises, the doctor says it is a tic
    everyone tells her to stop blinking, it is a tic
    keeps shrugging and sniffing, cannot help it
    his tics got worse when school started
    wants to know why his face does that
    how do we tell her class about tourettes
    holds tics in all day and lets go at home`,
  'afraid-to-swallow': `
    choked on a biscuit, only drinks milk now
    choked on an apple and only drinks now
    choked on food / choking on food / fear of choking / afraid of choking / scared to swallow / choked on a grape / choked at lunch / wont swallow food / afraid to eat after choking / food stuck in throat
    choked on a grape and is afraid to eat since
    since the choking he only takes soup
    saw her friend choke and now she chews everything to nothing
    says food will get stuck in his throat
    only yoghurt and smoothies since she choked
    holds food in his cheeks because he is scared to swallow it
    thinks she will choke on every bite
    a boiled sweet got stuck and he has not eaten properly since
    choked on a sausage last month and lives on porridge
    choked on a bit of apple, eats only mush now
    panics at meat, afraid it gets stuck`,
  carsick: `
    airsick, flight on saturday
    sick on every flight and dreads the plane
    carsick / car sick / travel sick / travel sickness / motion sickness / seasick / sick in the car / sick on the coach / sick on the bus / carsick every journey / queasy in the car
    throws up every time we drive to nan's
    was sick on the school coach and now wont go on trips
    cries when we put him in the car because he gets sick
    vomits on bendy roads
    feels ill on the bus every morning
    ferry made her so sick she refuses boats
    vomited on the bus, now wont get on
    the car makes his tummy bad`,
  'colour-blind': `
    colour blind / color blind / colourblind / colour blindness / red green colour blind / colour vision test / daltonico
    found out at the optician that he is colour blind
    painted the grass brown because he is colour blind and they laughed
    she mixes up red and green and the class thinks it is funny, colour blindness
    cannot see which bibs are his team, colour blind`,
  'clothes-itch': `
    bridesmaid dress is scratchy
    refuses a winter coat
    won't wear a coat even in the snow
    party clothes are scratchy and he will not put them on`,
  dentist: `
    fissure sealants and gags
    sealing his molars at the dentist`,
  'hospital-stay': `
    on a ward with teenagers, misses her phone and friends
    in hospital and misses her friends
    in hospital with bronchiolitis, oxygen mask
    on oxygen in hospital and pulls the mask off`,
  'body-safety': `
    hates being picked up by visitors
    visitors grab her and she hates it
    cousin wants to play a touching game
    an older boy wanted to play a touching game
    a girl hits her and told her to keep it a secret
    her friend said to keep it secret that she hurts her
    someone made him promise not to tell us
    told not to tell mum about it`,
  'water-on-face': `
    bath, won't put head under
    goggles on, swims, but hates showers after
    scared of the shower at the swimming pool
    showers at the pool go over his face`,
  allergy: `
    cannot have milk and grabs other children's cups
    wasp sting allergy, terrified to go outside
    allergic to our neighbour's cat and wants to stroke it
    hay fever all spring and rubs her eyes`,
  'online-kindness': `
    a girl was rude to her in the chat
    someone in the group chat called him names
    someone he doesn't know talks to him in a game
    was rude to a boy on a video call
    a stranger in the game asked him where he lives
    a man online asked for a photo
    somebody she does not know keeps messaging her
    caught her being nasty in the group chat`,
  'first-phone': `
    phone taken away at night and she argues
    no phones in bedrooms at night and he fights it`,
  puberty: `
    voice squeaks when he reads aloud
    his voice is breaking
    period at swimming
    got her period before the swimming lesson
    no period yet, all her friends have
    all her friends have their period and she hasn't`,
  'respecting-differences': `
    a boy in his class has tourettes and he asks why he shouts
    his cousin is autistic and doesn't talk
    a boy in her class is autistic and she asks why he flaps`,
  'new-equipment': `
    other children keep asking about his wheelchair
    everyone asks questions about her new frame
    wheelchair after accident, won't go out
    in a wheelchair since the accident and stays at home`,
  'taking-medicine': `
    medicine makes him feel sick
    paracetamol when he had a fever, spits it
    wants to stop his adhd tablets, kids tease
    calpol gets spat out every time`,
  operation: `
    going back to school after his operation
    back at school after surgery and afraid of being bumped`,
  'doctors-visit': `
    hearing test, has to wear headphones
    hearing test on monday`,
  'sibling-with-disability': `
    her twin sister has Tourettes and she is embarrassed by her
    his brother has tics and people stare at them`,
  glasses: `
    eye test, he can't read the letters and is upset
    eye test at school next week`,
  jealousy: `
    his friend has a cast and he wants one`,
  bullying: `
    someone choked him in the playground
    a boy choked her at school`,
  hitting: `
    he choked another boy at school
    choked a girl at nursery
    tried to choke his sister`,
  haircut: `
    hates her new short hair
    his new haircut is too short`,
  'long-illness': `
    psoriasis on her elbows, itches
    eczema, itches all night`,
  'car-seat': `
    opens his car seat buckle
    takes the seatbelt off on long drives`,
  braces: `
    wire poked his cheek at a sleepover
    braces come off next week and she is nervous about the retainer
    braces / braces this week / nervous about braces / new braces / brace fitted / braces hurt / having braces put on / train tracks on his teeth / train tracks go on tomorrow / orthodontist / retainer / braces off in a year
    ortho on thursday to have them put on
    metal on her teeth and she covers her mouth
    the wire digs into his cheek
    sore after tightening, lives on yoghurt
    keeps taking her retainer out
    plate in his mouth and he lisps
    fixed braces at 12, two years to go
    elastics every night and she forgets`,
  'siblings-fighting': `
    my brother choked me
    his brother choked him in a fight
    brother choked her and she is scared of him
    the big brother choked the little brother
    fighting all day / two boys fighting every day / brothers fighting / sisters fighting / siblings / my two fight / they fight nonstop / boys fighting in the car / girls at war / kids fight every single day / three boys and constant fighting / my children never stop fighting
    my two are at it from breakfast to bed
    the boys batter each other over nothing
    older one winds up the younger till he snaps
    I am a referee all weekend between my kids
    he breathes and his sister screams at him
    they fight over who sits by the window
    brother and sister cant be left alone for a minute
    screaming matches between my daughters
    my sons cannot play without it ending in tears`,
  'sharing-a-room': `
    sharing a room / shared bedroom / share a bedroom / sharing with her brother / wants a room of his own / no space for two rooms / two kids one room / roommates / sharing a room with a stepsister / moving the baby in with her
    two of them in a box room and nobody sleeps
    drew chalk down the middle of their room
    she wants a door of her own
    his brother keeps him awake with his singing
    gave up her bedroom so gran could have it
    stepsister every weekend in the other bed
    one wants light one wants dark in the same room
    no privacy with a toddler in her room`,
  'arguing-with-parents': `
    parents want her to be an engineer and she wants to do music
    his dad wants him to join the family business and he wants to be a chef
    we row about makeup every morning
    not allowed to wear a crop top and it ends in screaming
    arguing / constant arguing / argues about every rule / argues with me / attitude / the attitude / bad attitude at home / attitude problem at ten / backchat / answers back / so much attitude from my daughter / rows with my teenager / everything is an argument / argues the toss about everything
    everything i say is wrong, door slams
    she is 14 and we row about everything
    mouthy, answers me back in front of people
    he says no before i finish the sentence
    told me i am the worst mother and stormed upstairs
    battle of wills from morning to night
    wont take any instruction from us without a fight
    eleven going on seventeen, attitude all day
    my teen and i cannot talk without shouting`,
  'getting-lost': `
    lost / getting lost / got lost / lost in a shop / lost child plan / lost us at the zoo / separated from us / cant find me / lost on a school trip / what if i lose you mummy
    turned round in the shop and he wasnt there
    lost her for five minutes at the beach
    what should he do if he cant find me
    clings since she lost us at the fair
    took the wrong bus and ended up across town
    wants to know who to ask if she is lost
    afraid i will vanish in a crowd and she is on her own
    teach him our phone number and what to do`,
  'talking-at-school': `
    whispers / whispering in class / only whispers at school / selective mutism / does not speak at school / no voice at school / wont speak to grown ups / silent in class / the teacher cannot hear her, she whispers / mute at nursery
    not one word to a teacher in two years
    talks non stop with us and is silent there
    mouths the words, no sound comes out in class
    whispers in her friends ear and the friend tells the teacher
    school says they have never heard his voice
    nods and points at preschool but wont speak
    cant answer the register
    goes silent around any adult who isnt us`,
  'friend-who-copies': `
    copying / copies her / keeps copying him / another child keeps copying / copycat / copies my son / copying my daughters pictures / a boy copies his drawings / copied her idea / hates being copied
    every picture she draws the girl next to her draws too
    her mate turned up in the same coat and same hair
    furious that his idea for the project was pinched
    little brother parrots every word and she explodes
    he looks at her sheet in tests
    she got the praise for my daughters story idea
    a friend copies everything she does
    her little sister copies her and it drives her mad`,
  'change-of-plan': `
    daycare trip date moved, she had packed
    clocks changed and bedtime is odd
    the trip was put off and he had packed
    change of plan / changes / any change / change of routine / routine change / timetable change / new timetable / different way home / different way to school / another way home and he screams / moved to another day / changed day and she fell apart / plan changed / change to the plan / cannot cope with change / no routine in the holidays
    we went past the other shop first and that was that
    swimming moved to friday, day ruined
    cant do plan b
    half term with no structure and he is lost
    new timetable after christmas and she cries every monday
    if the bus takes a diversion he screams
    has to know exactly what happens tomorrow
    nan collected him instead of me, chaos
    everything in the same order or it falls apart`,
  'body-and-looks': `
    smallest boy in reception
    the smallest in his year and teased for it
    ballet teacher said she should eat less
    coach told him to lose weight
    birthmark on her face and children ask
    shortest boy in his class
    tallest girl in her year and hates it
    acne on her face, won't go to school
    spots on his chin and he hides at home
    acne and she wears a mask all day
    skips breakfast and lunch because she thinks she is too fat
    hardly eats and says he is fat
    leaves her lunch, says her tummy is too fat
    body image / hates her body / says she is fat / thinks he is ugly / looks / big ears / freckles / birthmark / too fat / too thin / weight / her tummy / compares her body
    says his tummy is too big and wont take his top off at the pool
    hates every photo of herself
    a girl called her thunder thighs
    she pinches her belly in the mirror
    he is the titch of the class and mortified
    birthmark on her cheek and people stare
    wants a new nose at ten
    will only wear baggy things so nobody sees her
    auntie said you have got chubby and she stopped eating cake`,
  'new-bed': `
    new bed / big bed / toddler bed / cot to bed / crib to bed / bunk bed / top bunk / falls out of bed / out of the cot / first night in the big bed
    took the side off the cot and he roams all night
    big bed since saturday, wont stay in it
    she wants her crib back
    fell out twice and is scared of the bed now
    top bunk and she froze on the ladder
    the cot is for the new baby so he has a bed now
    first big bed tonight any tips
    bought a high bed and it creaks and she hates it`,
  'no-phone-yet': `
    everyone is on snapchat and we said no
    wants whatsapp, all her friends have it, we said no
    only one in class without a phone
    the only kid in his year with no phone
    no phone / no phone yet / wants a phone, we say no / everyone has a phone / the only one without a phone / no smartphone / waiting for a phone / not allowed a phone / no phone and left out / friends all have phones
    last one in year 6 without one and she lets us know
    he cant be in the chat because we said no
    begging for a phone morning to night
    friends all message and she finds out last
    not until 14 we said and he is raging
    why cant i have one when everybody does
    she says we ruin her life because no phone
    gave him an old nokia and he is embarrassed`,
  'saying-goodbye': `
    drop off / drop offs / separation anxiety / separation / clingy at drop off / tears at the gate / bye bye tears / cries at gate / goodbye / goodbyes / clings to me / wont let go / leaving him in the morning
    clings to the gate each morning
    prised off me by the teaching assistant
    crying at drop off has come back
    separation from mum in the morning breaks her heart
    they peel her off me like a sticker
    granny does drop off and gets the tears
    half term broke everything, we're back to howling at the gate
    wraps himself round my leg when we get to nursery
    she screams the moment i turn to leave, the staff say she is fine after
    cannot say goodbye, one more hug and one more
    still crying at the door in june
    holds on to my coat at the classroom and the teacher takes her
    goes in fine with dad, sobs with me
    cries when i leave him at the childminder
    cries every time I leave her at nursery
    sobs whenever we leave him at playgroup
    every morning the same tears when i leave
    separation anxiety in year two`,
  'is-santa-real': `
    santa isnt real / is santa real / believes in santa / no santa / tooth fairy / tooth fairy not real / father christmas not real / found out about santa / truth about father christmas / stopped believing
    she asked me outright is it you who does the presents
    big cousin spoiled father christmas
    found out that santa is not real
    he worked out it was our handwriting on the labels
    cried for an hour because there is no tooth fairy
    ten and still believes, kids tease her
    says we lied to him about christmas
    does he exist or not, what do I tell her`,
  'feeling-sad': `
    our cat has not come home / the cat is missing / her rabbit got out and is gone / dog ran off, not found yet / hamster escaped / budgie flew out of the window
    posters all over the street for the cat, three weeks now
    left the hutch open and the guinea pig was gone
    calls the cat at the back door every evening`,
  'parent-ill': `
    mummy is in the hospice now
    my husband has weeks to live, how do I prepare her
    the doctors say daddy will not get better
    I am terminally ill and he is only four`,
  'parent-depressed': `
    since the birth I cry all day and my eldest watches me
    postnatal depression, she asks why mummy is always sad
    mummy has the baby blues and cannot stop crying`,
  'hard-times': `
    we got away from his violent father
    her dad used to hit me and now we live in a refuge
    we left because he was not safe to live with
    the police came to our house at night because of dad`,
  'baby-who-died': `
    one of her twin brothers died
    the twins came too soon and only one lived`,
  'frightening-event': `
    crash / car crash / accident / house fire / burgled / break in / ambulance scare / saw something awful / witnessed an accident / nearly drowned / trauma
    car crash, nobody hurt, all of us shaken
    burglars were in the house while we slept
    someone broke in and took our things
    someone broke in at ours
    the flat below burned
    ambulance and convulsion last month, still jumpy
    a lorry went into the back of us and she keeps talking about it
    he saw a cyclist get knocked off in front of our house
    we were broken into, he checks every window before bed
    the kitchen went up in flames and we all had to get out
    grandpa collapsed at the table in front of the kids
    an ambulance came for our neighbour and she saw it all
    plays crashes with his cars over and over since the accident
    jumps at every noise since what happened
    saw a fight with police in the street`,
  'night-terrors': `
    night terrors / sleep terrors / sleepwalking / sleepwalks / sleep talking / talks in his sleep / screaming asleep / eyes open screaming / sweaty and shouting asleep
    screaming with open eyes at 3am and doesn't see me
    sits bolt upright screaming, eyes open, not even awake
    sits bolt upright yelling and doesn't know me
    doesnt know us when he shouts out at night
    sleep terrors, thrashing, sweating
    shouts in his sleep and remembers nothing
    found him on the landing at midnight, fast asleep
    walks about at night and knows nothing of it in the morning
    weed in the wardrobe in his sleep
    afraid to go on the school trip because she sleepwalks
    his sister screams at night and does not wake up and it scares him`,
  'told-secret': `
    secret told / told her secret / friend told everyone / cant keep secrets / betrayed by a friend / secret all over school
    her best friend told the whole class who she likes
    she told one girl something private and now everyone knows
    he told his mate about the bedwetting and the mate passed it on
    promised not to tell and then told
    blurted out what his friend had told him
    my daughter gave away her friend's secret and they are not speaking
    they passed her diary round the bus
    I told my sister something he had told me and he heard it
    ruined the surprise by telling daddy what his present was`,
  'lost-toy': `
    cat's been missing three weeks
    our cat hasn't come home
    the dog got out and we cannot find her
    the rabbit escaped and has not come back
    the dog chewed the ear off his teddy
    her doll's arm came off and she is inconsolable`,
  'loud-noises': `
    fireworks on saturday
    bonfire night on friday and he dreads it
    the smoke alarm went off and now she won't go in the kitchen`,
  adoption: `
    we are adopting a little girl and he will be a big brother`,
  'public-toilets': `
    boys look over the door of the toilets at school so he holds it all day`,
  'new-partner': `
    my boyfriend moved out and she misses him
    I split up with my partner and my son was so fond of her`,
  lying: `
    says she has read her book and she has not
    signed his own reading record`,
  'parent-away': `
    daddy is in India for six weeks and she asks every day when he is back
    mum is in Nigeria with her sick father until june
    his dad has gone to Poland for work for three months`,
  swearing: `
    swears because his older cousins do
    picked up swear words from her brothers`,
  'grandparent-death': `
    her grandma who she was really close to died suddenly
    his grandad who he adored has died
    the grandad who brought him up died last month`,
  'stopping-play': `
    refuses to come home from nursery
    hides when i come to collect her`,
};
