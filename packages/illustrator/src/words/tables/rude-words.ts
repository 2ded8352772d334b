/**
 * What is rude or about sex in other languages than English, and means nothing else there (birds in German, an egg in
 * Polish, a hammer in Spanish), nor mostly in another one (six in Danish, red in Filipino, a dense wood in Italian). Nobody
 * looks at what was refused, so what is doubtful passes. Latin letters are written in ROT13, so that whoever opens this
 * file need not read them.
 */
interface Rude {
  /** As whole words. */
  readonly words: string
  /** With whatever ending. */
  readonly stems?: string
  /** One after the other. */
  readonly phrases?: string
}

export const RUDE_ROT13: Readonly<Record<string, Rude>> = {
  Spanish: {
    words: `
      chgn chgnf chgvgn chgnqn uvwhrchgn uvwbchgn wbqre wbqvqb wbqvqn wóqrgr zvreqn zvreqnf pbñb pbñbf pbwbarf
      tvyvcbyynf pnoeóa pnoeba pnoebarf pnoeban cbyynf sbyyne sbyynaqb sbyynqn craqrwb craqrwn craqrwbf puvatne
      puvatnqn puvatnqb znevpóa znevpba znevpbarf grgnf frkb
    `,
    phrases:
      'uvwb qr creen, zhwre qrfahqn, ubzoer qrfahqb, zhwrerf qrfahqnf, puvpn qrfahqn, gr ibl n zngne, ibl n zngnegr, gr zngb, bwnyá gr zhrenf',
  },
  French: {
    words: `
      zreqr zreqrf zreqrhk chgnva chgnvaf chgr chgrf fnybcr fnybcrf pbaaneq pbaaneqf pbaanffr pbaanffrf raphyé raphyéf
      raphyr raphyre raphyér pbhvyyrf oenayre oenayrhe oenayrggr avdhre sbhger céqé céqéf obhtabhyr aéteb cégnffr
      cbhsvnffr fbqbzvr cnegbhmr frkr céavf
    `,
    phrases:
      'avdhr gn, avdhr gba, srzzr ahr, srzzrf ahrf, ubzzr ah, svyyr ahr, in puvre, wr invf gr ghre, gr ghre, in zbheve, in perire',
  },
  German: {
    words: `
      jvpufre jvpufra jvpufr svpxra svpxg iresvpxg trsvpxg svpxre sbgmr sbgmra nefpuybpu nefpuyöpure nefpusvpxre
      uherafbua uheraföuar uher ahggr ahggra fpuynzcr fpuynzcra fpurvßr fpurvffr fpurvß fpurvff gvggra zöfr fpujhpugry
      fpujhpugrya xnanxr xnanxra artre zvfftroheg ohzfra
    `,
    phrases:
      'svpx qvpu, anpxgr senh, anpxgre znaa, anpxgr senhra, anpxgr zäaare, anpxgr zrafpura, oevat qvpu hz, oevatr qvpu hz, gögr qvpu, fgveo raqyvpu, znpu qvpu sregvt, jrvß jb qh jbuafg',
  },
  Italian: {
    words: `
      pnmmb pnmmv pnmmngn pnmmngr fgebamb fgebamn fgebamv fgebamr fgebamngn zreqn zreqr inssnaphyb chggnan chggnar
      zvtabggn pbtyvbar pbtyvbav zvapuvn sebpvb sebpv cbzcvab fobeen vaphyner phynggbar frffb
    `,
    phrases: 'qbaan ahqn, hbzb ahqb, gv nzznmmb, gv hppvqb, qriv zbever',
  },
  Portuguese: {
    words: `
      zreqn zreqnf pnenyub pnenyubf sbqn sbqvqb sbqvqn ohprgn obprgn chgnevn phmãb neebzonqb ivnqb ivnqbf cvebpn
      chaurgn kbkbgn cêavf âahf cbeaô
    `,
    phrases: 'gbzne ab ph, svyub qn chgn, zhyure ahn, ibh gr zngne, gbznen dhr zbeen',
  },
  Polish: {
    words: `
      pvcn pvcxn pvcl wronć wronp wronal wronan wronar wrovą xhgnf xhgnfn xhgnfl qmvjxn qmvjxv tójab tójan ehpunć pjry
      uhw
    `,
    stems: 'xhej fxhej cvreqby fcvreqny jlcvreqny puhw cvmq mnwrov cbwro jlwro',
  },
  Russian: {
    words: 'сука бля сукин хер нахер похер срать насрать педик педики секс секса сексом сексе секси',
    stems: `
      хуй хуя хуе хуё хуи хую охуе охуи нахуй нахуя похуй похуя пизд спизд бляд блят ебат ебан ебал ебаш ебет ебёт
      ебуч ёбан заеб наеб поеб выеб долбоеб долбоёб мудак мудил мудозвон залуп гандон гондон пидор пидар шлюх жоп говн
      дерьм дроч трахат трахн сексуал порно проститут
    `,
    phrases: 'голая женщина, голая девушка, голый мужчина, голые люди',
  },
  Ukrainian: {
    words: 'лайно лайна срака сраку їбе',
    stems: 'їбат їбан йобан курв гівн',
  },
  'Serbian and Bulgarian': {
    words: 'пичка пичке курац путка јебем',
    stems: 'јеба',
  },
  Turkish: {
    words: 'nzpıx nzpvx nzıan cvç cvçv cvçyre voar voaryre xnucr xnygnx gnşnx tning snuvşr snuvfr',
    stems: 'bebfch fvxgve fvxrl fvxvş fvxrevz fvxgvğ lneenx lneenğ crmrirax şrersfvm tögirera',
    phrases: 'nanaı fvx',
  },
  Dutch: {
    words: `
      xhgjvws ubre ubrera xybbgmnx xybbgmnxxra xnaxreyvwre arhxra trarhxg arhxg tbqireqbzzr gvrgra irexenpugra
      irexenpugvat
    `,
    phrases: 'annxgr iebhj, annxgr zna, annxgr iebhjra, annxgr zrafra',
  },
  'Swedish, Norwegian and Danish': {
    words: `
      wäiyn wäiyne wäiyvt wæiyn wæiry svggbe xhxne xhxra xahyyn xahyyne ehaxn eöiuåy eøiuhy enffuøy qevggfrxx snra
      xhffr yhqre
    `,
  },
  Finnish: {
    words: 'crexryr ivghfgv fnngnan uhben uhbena uhbeng xlecä xleiäa zhyxxh cvyyh xhfvcää ahffvn ehaxngn',
    stems: 'ivggh ivgha ivghg ehaxx',
  },
  'Czech and Slovak': {
    words: `
      xheil xheib cvčn cvčv cvčb cvčhf čheáx čheápv unwmy zeqng zeqxn mzeq mzeqv fenčxn fenčxl ubiab ohmrenag šhxng
    `,
    phrases: 'qb ceqryr',
  },
  Hungarian: {
    words: `
      xheiáx xheiág fmne fmneg trpvx cvpfn cvpfáon frttsrw onmzrt xvonfmbgg onfmav snfm snfmg snfmbz snfmbx snfmsrw
    `,
    stems: 'onfmq',
  },
  Romanian: {
    words: 'chyă shghg pheiă păpng',
  },
  Greek: {
    words: `
      μαλάκα μαλάκας μαλάκες μαλακία γαμώ γαμήσω γαμημένο γαμημένε πούτσα μουνί πουτάνα πουτάνες καριόλα αρχίδι
      αρχίδια σκατά
    `,
  },
  Hindi: {
    words: `
      चूतिया चूतिये चूत भोसड़ी भोसड़ीके भोसडीके लंड लौड़ा लौडा गांड गांडू भोसड़ीवाले मादरचोद बहनचोद रंडी सेक्स puhgvln
      puhgvlr znqnepubq orurapubq ourapubq oubfqvxr oubfnqvxr tnnaqh
    `,
  },
  'Arabic and Persian': {
    words: `
      زب زبي طيز طيزك طيزي كسمك شرموطة شرموط شراميط قحبة قحاب عاهرة متناك متناكة منيوك سكس اغتصاب ديوث معرص کیر کونی
      کسکش مادرجنده سکس سکسی پورن پورنو گاییدن گاییدم
    `,
    phrases: 'كس أمك, كس امك, كس اختك',
  },
  Hebrew: {
    words: 'זונה זונות שרמוטה שרמוטות כוסאמק לזיין תזדיין',
  },
  Korean: {
    words: '시발',
    stems: '씨발 씨팔 좆 개새끼 병신 지랄 섹스 창녀 강간 씹새 포르노 야동',
  },
  Vietnamese: {
    words: 'địg yồa pặp đéb đụ ohồv đĩ',
    phrases: 'yàz gìau',
  },
  'Indonesian and Filipino': {
    words: 'xbagby zrzrx atragbg onatfng onwvatna wnapbx chxvznx ybagr crynphe chgnatvan xnagbg',
  },
}

/** In scripts that do not part their words: as one word, or as some that follow each other. */
export const RUDE_UNPARTED = `
  操你妈 操你媽 肏 日你妈 草泥马 傻逼 傻屄 妈的逼 妈逼 鸡巴 雞巴 屄 婊子 强奸 性交 色情 裸体 裸體 妓女 淫荡 淫乱 阴茎 自慰 手淫 口交 肛交 幹你娘
  ちんこ チンコ ちんぽ チンポ まんこ マンコ セックス オナニー レイプ 強姦 射精 勃起 売春 エロ 死ね ポルノ
  เย็ด ควย เหี้ย สัส เงี่ยน ดอกทอง ข่มขืน
`
