import { defineComponent, h } from 'vue'

/** In the place of the editor: a field that takes the same text. */
export const LazyCodeEditor = defineComponent({
  name: 'PlainEditor',
  props: {
    modelValue: { type: String, required: true },
    check: { type: Function, default: undefined },
  },
  emits: ['update:modelValue', 'run'],
  setup: (props, { emit }) => {
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) emit('update:modelValue', target.value)
    }
    return () => h('textarea', { value: props.modelValue, onInput })
  },
})
