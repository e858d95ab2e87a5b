import ts from 'typescript'
import type { DeclaredMember, DeclaredText } from './declaredName.ts'

type Member = ts.TypeElement | ts.ClassElement

/** The members that others may use: no private ones, and no constructor. */
export function membersOf(members: readonly Member[]): readonly DeclaredMember[] {
  return members.filter(isForOthers).map(memberOf)
}

function isForOthers(member: Member): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  const isHidden = (ts.getCombinedModifierFlags(member) & hidden) !== 0
  return !isHidden && member.name !== undefined && !ts.isPrivateIdentifier(member.name)
}

function memberOf(member: Member): DeclaredMember {
  const isMethod = ts.isMethodSignature(member) || ts.isMethodDeclaration(member)
  const typed = isMethod || hasType(member) ? member.type : undefined
  return {
    name: member.name?.getText() ?? '',
    kind: isMethod ? 'method' : 'property',
    signature: signatureOf(member),
    doc: docOf(member),
    type: typed?.getText() ?? typeOfValue(member),
    parameters: isMethod
      ? member.parameters.map(({ name, type }) => ({
          name: name.getText(),
          type: type?.getText() ?? '',
        }))
      : [],
    texts: typed ? literalTexts(typed) : [],
  }
}

type Typed = ts.PropertySignature | ts.PropertyDeclaration | ts.GetAccessorDeclaration

function hasType(member: Member): member is Typed & Member {
  return (
    ts.isPropertySignature(member) ||
    ts.isPropertyDeclaration(member) ||
    ts.isGetAccessorDeclaration(member)
  )
}

function typeOfValue(member: Member): string {
  if (!ts.isPropertyDeclaration(member) || !member.initializer) return ''
  return ts.isNumericLiteral(member.initializer) ? 'number' : ''
}

/** The texts in quotes that a type is made of. */
export function literalTexts(type: ts.TypeNode): readonly DeclaredText[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalTexts)
  if (!ts.isLiteralTypeNode(type) || !ts.isStringLiteral(type.literal)) return []
  return [{ text: type.literal.text, doc: '' }]
}

/** A declaration in one line, without comments and its body. */
export function signatureOf(node: ts.Node): string {
  if (ts.isPropertyDeclaration(node) && !node.type) {
    return `${node.name.getText()}: ${typeOfValue(node)}`
  }
  const { text } = node.getSourceFile()
  const body = ts.isFunctionDeclaration(node) || isWithBody(node) ? node.body : undefined
  return text
    .slice(node.getStart(), body?.getStart() ?? node.end)
    .replace(/^export /, '')
    .replace(/^get (\w+)\(\)/, 'readonly $1')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/,? ?\)/g, ')')
    .replace('( ', '(')
    .replace('= |', '=')
    .replace(/[\s;]+$/, '')
}

function isWithBody(node: ts.Node): node is ts.MethodDeclaration | ts.GetAccessorDeclaration {
  return ts.isMethodDeclaration(node) || ts.isGetAccessorDeclaration(node)
}

/** The comment of a declaration as plain text, its tags each on a line of its own. */
export function docOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const texts = comments.map(({ comment }) => plain(ts.getTextOfJSDocComment(comment) ?? ''))
  const tags = comments.flatMap((comment) => comment.tags ?? []).map((tag) => plain(tag.getText()))
  return [...texts, ...tags].filter((text) => text !== '').join('\n')
}

/** The comment in front of a part of a union: it stands before the bar, and so before the part. */
export function docOfPart(part: ts.TypeNode): string {
  const { parent } = part
  if (!ts.isUnionTypeNode(parent)) return ''
  const before = parent.types[parent.types.indexOf(part) - 1]
  const { text } = part.getSourceFile()
  const comments = ts.getLeadingCommentRanges(text, before?.end ?? parent.pos) ?? []
  return comments.map(({ pos, end }) => plain(text.slice(pos + 3, end - 2))).join(' ')
}

function plain(text: string): string {
  return text.replace(/\s*\n\s*\*?\s*/g, ' ').trim()
}
